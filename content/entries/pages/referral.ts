import { banner, hero, referralProgram, referralStep } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';

const top = entry(hero, 'referral-hero', {
  variant: 'imageHero',
  kicker: t('Bring a neighbor', 'Trae a un vecino'),
  title: t('One thread further.', 'Un hilo más allá.'),
  subtitle: t(
    'Tell the house next door. When their line is lit, a month is free, for them and for you.',
    'Cuéntaselo a la casa de al lado. Cuando se encienda su línea, hay un mes gratis: para ellos y para ti.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('fence-talk'),
  cta: goTo(
    'referral-how',
    'How it works',
    'Cómo funciona',
    t('/referral#how-it-works', '/referral#como-funciona'),
    'button',
  ),
  analyticsId: 'referral-hero',
});

const step = (id: string, en: string, es: string, enText: string, esText: string) =>
  entry(referralStep, `referral-step-${id}`, {
    title: t(en, es),
    description: t(`<p>${enText}</p>`, `<p>${esText}</p>`),
  });

const how = entry(referralProgram, 'referral-how', {
  title: t('How it works', 'Cómo funciona'),
  steps: [
    step(
      'tell',
      'Tell them',
      'Cuéntaselo',
      'Over the fence is fine. There is no code to copy and no app to install.',
      'Por encima de la cerca está bien. No hay código que copiar ni aplicación que instalar.',
    ),
    step(
      'order',
      'They order, and name your street and number',
      'Contratan y dicen tu calle y número',
      'We ask everybody who sent them. An address is enough; we do not need your name.',
      'A todos les preguntamos quién los mandó. Basta la dirección; tu nombre no hace falta.',
    ),
    step(
      'lit',
      'Their line is lit',
      'Se enciende su línea',
      'On the day of the installation, not at some point after a waiting time.',
      'El día de la instalación, no en algún momento después de esperar.',
    ),
    step(
      'month',
      'The next bill of both houses says $0',
      'La siguiente factura de las dos casas dice $0',
      'Without being asked. Taxes and government fees stay; those are not ours to give away.',
      'Sin que lo pidan. Quedan los impuestos y cargos del gobierno, que no son nuestros para regalar.',
    ),
  ],
  ctas: [
    checkMyAddress,
    goTo('referral-terms', 'The terms behind it', 'Los términos detrás', '/legal/terms', 'outline'),
  ],
  disclaimers: t(
    `<ul>
      <li>Up to twelve neighbors a year; the thirteenth gets the month, you get a card.</li>
      <li>For homes. The neighbor has not been a customer in the last 90\u00a0days.</li>
      <li>The month is taken off a bill and not paid out. Demonstration content of an invented provider.</li>
    </ul>`,
    `<ul>
      <li>Hasta doce vecinos al año; el decimotercero recibe su mes, y tú una tarjeta.</li>
      <li>Para hogares. El vecino no fue cliente en los últimos 90\u00a0días.</li>
      <li>El mes se descuenta de una factura y no se paga en efectivo. Contenido de demostración de un proveedor inventado.</li>
    </ul>`,
  ),
  analyticsId: 'referral-how',
});

const story = entry(banner, 'referral-story', {
  variant: 'blogPromo',
  kicker: t('From the neighborhood', 'Desde el barrio'),
  title: t('The street that asked all at once', 'La calle que pidió toda al mismo tiempo'),
  description: t(
    '<p>Twenty-two houses, one trench, and a table of cake in the middle of the road.</p>',
    '<p>Veintidós casas, una zanja y una mesa de pasteles a media calle.</p>',
  ),
  image: art('block-party-coral'),
  cta: goTo('referral-story', 'See what else happens there', 'Ver qué más pasa ahí', '/community'),
});

export const referral = entry(page, 'page-referral', {
  internalName: 'Referral program',
  slug: '/referral',
  title: t('Bring a neighbor', 'Trae a un vecino'),
  description: t(
    'Tell the house next door about Skein Fiber: when their line is lit, both of you get a month for free.',
    'Háblale de Skein Fiber a la casa de al lado: cuando se encienda su línea, las dos tienen un mes gratis.',
  ),
  breadcrumb: t('Bring a neighbor', 'Trae a un vecino'),
  blocks: [top, how, story],
});
