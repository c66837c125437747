import { card, contentBlock, contentGrid, hero, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t, type AuthoredEntry } from '@skein/cms-client';
import { helpCenterOf } from './help-center.ts';
import { ownDoors } from './own-pages.ts';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { austin } from '../cities.ts';
import { AUSTIN_MAIL, SALES_HOURS, mailLink, phoneLink } from '../contacts.ts';
import { REPLY, phoneOfCity } from '../offer.ts';

const phone = phoneOfCity('austin');

const top = entry(hero, 'austin-support-hero', {
  variant: 'imageHero',
  kicker: t('Support in Austin', 'Ayuda en Austin'),
  title: t('We pick up.', 'Contestamos.'),
  subtitle: t(
    'Call anytime, day or night, in English or Spanish. The first person you reach can see your line.',
    'Llama a cualquier hora, en español o en inglés. La primera persona que te contesta puede ver tu línea.',
  ),
  theme: 'ink',
  layout: 'right',
  image: art('support-desk-violet'),
  cta: entry(callToAction, 'cta-call-austin-support', {
    internalName: 'Call Austin support',
    text: t(`Call ${phone.text}`, `Llamar al ${phone.text}`),
    target: phone.tel,
    analyticsId: 'call-austin-support',
  }),
  secondCta: entry(callToAction, 'cta-mail-austin', {
    internalName: 'Write to Austin support',
    text: t('Email the Austin team', 'Escribir al equipo de Austin'),
    target: `mailto:${AUSTIN_MAIL}`,
    look: 'outline',
    analyticsId: 'mail-austin-support',
  }),
  analyticsId: 'austin-support-hero',
});

const contacts = entry(textBlock, 'austin-support-contacts', {
  title: t('Every way to reach us', 'Todas las formas de contactarnos'),
  content: t(
    `<table>
      <caption>Contacts for customers in Austin</caption>
      <thead><tr><th scope="col">For</th><th scope="col">Contact</th><th scope="col">When</th></tr></thead>
      <tbody>
        <tr><th scope="row">Support by phone</th><td>${phoneLink(phone)}</td><td>24 hours, every day</td></tr>
        <tr><th scope="row">New service</th><td>${phoneLink(phone)}</td><td>${SALES_HOURS.en}</td></tr>
        <tr><th scope="row">Email</th><td>${mailLink(AUSTIN_MAIL)}</td><td>An answer, ${REPLY.en}</td></tr>
        <tr><th scope="row">Relay service</th><td>Dial 711, then ask for our number</td><td>24 hours, every day</td></tr>
      </tbody>
    </table>
    <p>Have your account email or service address handy. We’ll never ask for your password, by phone or in writing.</p>`,
    `<table>
      <caption>Contactos para clientes de Austin</caption>
      <thead><tr><th scope="col">Para</th><th scope="col">Contacto</th><th scope="col">Cuándo</th></tr></thead>
      <tbody>
        <tr><th scope="row">Ayuda por teléfono</th><td>${phoneLink(phone)}</td><td>Las 24 horas, todos los días</td></tr>
        <tr><th scope="row">Servicio nuevo</th><td>${phoneLink(phone)}</td><td>De ${SALES_HOURS.es}</td></tr>
        <tr><th scope="row">Correo</th><td>${mailLink(AUSTIN_MAIL)}</td><td>Respuesta, ${REPLY.es}</td></tr>
        <tr><th scope="row">Servicio de retransmisión</th><td>Marca 711 y pide nuestro número</td><td>Las 24 horas, todos los días</td></tr>
      </tbody>
    </table>
    <p>Ten a la mano el correo de tu cuenta o la dirección del servicio. Nunca te pedimos la contraseña, ni por teléfono ni por escrito.</p>`,
  ),
  notes: t(
    '<p>Demo data: these phone numbers and email addresses aren’t real.</p>',
    '<p>Datos de demostración: estos teléfonos y correos no son reales.</p>',
  ),
});

export const beforeYouCall = entry(card, 'austin-support-before', {
  variant: 'aboutUsCard',
  title: t('A ninety-second fix to try first', 'Prueba esto primero: noventa segundos'),
  description: t(
    `<ol>
      <li>Unplug the router. Count to ten, slowly.</li>
      <li>Push the thin fiber cord back into the wall jack until it clicks.</li>
      <li>Plug the router in and wait until its light turns white.</li>
    </ol>
    <p>This fixes about half of what people call about. It can’t fix anything on our end, so if the light turns red, call us.</p>`,
    `<ol>
      <li>Desconecta el router. Cuenta hasta diez, sin prisa.</li>
      <li>Empuja el cable fino de fibra en la toma de la pared hasta que haga clic.</li>
      <li>Conecta el router y espera a que la luz se ponga blanca.</li>
    </ol>
    <p>Esto resuelve cerca de la mitad de los problemas por los que nos llaman. Pero no resuelve nada de nuestro lado: si la luz se pone roja, llámanos.</p>`,
  ),
  image: art('until-it-clicks'),
});

const outage = entry(card, 'austin-support-outage', {
  variant: 'aboutUsCard',
  title: t(
    'When the whole street is out, we usually know first',
    'Cuando se cae toda la calle, casi siempre ya lo sabemos',
  ),
  description: t(
    `<p>A cut line alerts us within a minute. We text everyone on it to say what broke and when it’ll be fixed. If the time changes, we text again.</p>
    <p>If you haven’t heard from us in fifteen minutes, call. Yours may be the one house we can’t see.</p>`,
    `<p>Una línea cortada nos avisa en menos de un minuto. Les mandamos un mensaje de texto a todos los afectados con lo que se rompió y a qué hora queda listo. Si la hora cambia, mandamos otro.</p>
    <p>Si en quince minutos no te llega nada, llámanos. Quizá la tuya sea la única casa que no vemos.</p>`,
  ),
  image: art('cabinet'),
});

export const visit = entry(card, 'austin-support-visit', {
  variant: 'aboutUsCard',
  title: t('If we need to come out', 'Si tenemos que ir a tu casa'),
  description: t(
    `<p>Repair visits run Monday through Saturday, 8\u00a0AM to 6\u00a0PM, in two-hour windows. They’re included, even if your dog chewed the cord.</p>
    <p>If we miss the window, we take a day of service off your next bill. You don’t have to ask.</p>`,
    `<p>Las visitas de reparación son de lunes a sábado, de 8\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., con margen de dos horas. Van incluidas, aunque tu perro haya mordido el cable.</p>
    <p>Si no llegamos a tiempo, te descontamos un día de servicio en la próxima factura. No hace falta pedirlo.</p>`,
  ),
  image: art('chewed-cord'),
});

/** Returns a grid of cards with help for common problems. */
export const firstAid = (city: string, items: readonly AuthoredEntry<'gfCard'>[]) =>
  entry(contentGrid, `city-${city}-first-aid`, {
    variant: 'aboutUs',
    title: t('If something isn’t working', 'Si algo no funciona'),
    items,
  });

const closing = entry(contentBlock, 'austin-support-closing', {
  variant: 'centeredText',
  title: t('Not urgent?', '¿No es urgente?'),
  description: t(
    '<p>Billing, moving, slow rooms, changing plans: you’ll find answers to the most common questions on the support page.</p>',
    '<p>Facturas, mudanzas, Wi-\u2060Fi lento, cambios de plan: en la página de ayuda están las respuestas a las preguntas más comunes.</p>',
  ),
  cta: goTo('austin-support-questions', 'Go to support', 'Ir a la página de ayuda', '/support', 'outline'),
});

export const citiesAustinSupport = entry(page, 'page-cities-austin-support', {
  internalName: 'City: Austin, support',
  slug: '/cities/austin/support',
  title: t('Support in Austin: phone, email, repairs', 'Ayuda en Austin: teléfono, correo y reparaciones'),
  description: t(
    'Call Skein Fiber in Austin 24 hours a day, email us or use a relay service. See what to try first, and how outages and repair visits work.',
    'Llama a Skein Fiber en Austin a toda hora, escríbenos o usa retransmisión. Mira qué probar primero y cómo son los cortes y las visitas.',
  ),
  breadcrumb: t('Support', 'Ayuda'),
  city: austin,
  siteMap: 'support',
  blocks: [
    top,
    contacts,
    helpCenterOf('austin'),
    firstAid('austin', [beforeYouCall, outage, visit]),
    ownDoors('austin', 'support'),
    closing,
  ],
});
