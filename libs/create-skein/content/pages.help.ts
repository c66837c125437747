import { contentBlock, contentGrid, faq, faqItem, hero, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { link, pageOf, picture, PHONE } from './parts.ts';

const top = entry(hero, 'help-hero', {
  variant: 'imageHero',
  kicker: t('Help', 'Ayuda'),
  title: t('Somebody picks up.', 'Alguien contesta.'),
  subtitle: t(
    'Most questions are answered below. For the others there is a person in Port Aldry, from seven in the morning to eleven at night.',
    'Casi todas las respuestas están abajo. Para lo demás hay una persona en Port Aldry, de siete de la mañana a once de la noche.',
  ),
  theme: 'coral',
  layout: 'right',
  image: picture('help-desk', [
    'A man with a headset at a desk, smiling',
    'Un hombre con auriculares en un escritorio, sonriendo',
  ]),
  cta: link('help-call', [`Call ${PHONE.text}`, `Llama al ${PHONE.text}`], PHONE.tel),
  secondCta: link('help-call-back', ['Have us call you', 'Pide que te llamemos'], '/contact', 'outline'),
  analyticsId: 'help-hero',
});

const step = (id: string, title: readonly [string, string], english: string, spanish: string) =>
  entry(textItem, `help-step-${id}`, {
    variant: 'roundedNumberItem',
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const restart = entry(contentGrid, 'help-restart', {
  variant: 'roundedNumbers',
  title: t('No internet? Try this first', '¿Sin internet? Prueba esto primero'),
  items: [
    step(
      'light',
      ['Look at the light of the router', 'Mira la luz del router'],
      'White: the line is fine. Red: it is us, call.',
      'Blanca: la línea está bien. Roja: somos nosotros, llama.',
    ),
    step('off', ['Pull the plug', 'Desconéctalo'], 'Count to ten. Slowly.', 'Cuenta hasta diez. Despacio.'),
    step(
      'on',
      ['Plug it in again', 'Vuelve a conectarlo'],
      'It takes two minutes to find the line.',
      'Tarda dos minutos en encontrar la línea.',
    ),
  ],
  backgroundColor: 'mist',
});

const question = (slug: string, title: readonly [string, string], english: string, spanish: string) =>
  entry(faqItem, `question-${slug}`, {
    slug,
    title: t(title[0], title[1]),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
  });

const questions = entry(faq, 'help-questions', {
  title: t('Questions and answers', 'Preguntas y respuestas'),
  items: [
    question(
      'my-street',
      ['Does the line reach my street?', '¿Llega la línea a mi calle?'],
      'Look at <a href="/building">what we’re building</a>, or <a href="/check-address">ask about your address</a>.',
      'Mira <a href="/building">lo que estamos construyendo</a> o <a href="/check-address">pregunta por tu dirección</a>.',
    ),
    question(
      'which-plan',
      ['Which plan do I need?', '¿Qué plan necesito?'],
      'Skiff for one or two people, Sloop for a full house. Begin small: you can change it any month.',
      'Skiff para una o dos personas, Sloop para una casa llena. Empieza con el pequeño: lo cambias cuando quieras.',
    ),
    question(
      'own-router',
      ['Can I use my own router?', '¿Puedo usar mi propio router?'],
      'Yes. Ours then only turns light into Ethernet. We can’t look into yours if something is slow.',
      'Sí. El nuestro entonces solo convierte la luz en Ethernet. En el tuyo no podemos mirar si algo va lento.',
    ),
    question(
      'how-long',
      ['How long does it take?', '¿Cuánto tarda?'],
      'About two hours. Somebody over eighteen has to be at home.',
      'Unas dos horas. Tiene que haber alguien mayor de dieciocho en casa.',
    ),
    question(
      'my-wall',
      ['What happens to my wall?', '¿Qué le pasa a mi pared?'],
      'One hole, as wide as a pencil, where you say. We seal it on both sides.',
      'Un agujero del ancho de un lápiz, donde digas. Lo sellamos por los dos lados.',
    ),
    question(
      'i-rent',
      ['I rent. Who has to agree?', 'Alquilo. ¿Quién tiene que estar de acuerdo?'],
      'Whoever owns the wall. We have a letter for that, and talk to them if you like.',
      'El dueño de la pared. Tenemos una carta para eso y, si quieres, hablamos con él.',
    ),
    question(
      'first-bill',
      ['What is on the first bill?', '¿Qué trae la primera factura?'],
      'The days of the first month, and the next month. Nothing for the visit.',
      'Los días del primer mes y el mes siguiente. Nada por la visita.',
    ),
    question(
      'cancel',
      ['How do I cancel?', '¿Cómo cancelo?'],
      'Call or write. It ends with the month, and you leave the router in our box at the office.',
      'Llama o escribe. Termina con el mes, y dejas el router en nuestro buzón de la oficina.',
    ),
  ],
});

const outage = entry(contentBlock, 'help-outage', {
  variant: 'centeredText',
  title: t('When a line is cut', 'Cuando se corta una línea'),
  description: t(
    '<p>We send a text to every house on it, with a time by which it is mended. For every day without a line we take a day off the bill. You don’t have to ask.</p>',
    '<p>Mandamos un mensaje de texto a cada casa de esa línea, con la hora en que estará reparada. Por cada día sin línea descontamos un día de la factura. No tienes que pedirlo.</p>',
  ),
  backgroundColor: 'teal',
});

export const help = pageOf(
  'help',
  {
    slug: '/help',
    title: ['Help and common questions', 'Ayuda y preguntas frecuentes'],
    description: [
      'Help with Windlass Fiber: what to try when the internet is out, and answers about plans, the installation visit and bills.',
      'Ayuda de Windlass Fiber: qué probar si no hay internet, y respuestas sobre planes, la visita de instalación y facturas.',
    ],
    breadcrumb: ['Help', 'Ayuda'],
  },
  [top, restart, questions, outage],
);
