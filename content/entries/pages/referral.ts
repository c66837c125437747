import { banner, hero, referralProgram, referralStep } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';

const top = entry(hero, 'referral-hero', {
  variant: 'imageHero',
  kicker: t('Bring a neighbor', 'Trae a un vecino'),
  title: t('Get a free month.', 'Gana un mes gratis.'),
  subtitle: t(
    'Tell the house next door. When their line turns on, you both get a month free.',
    'Cuéntaselo a la casa de al lado. Cuando se conecte su línea, los dos reciben un mes gratis.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('fence-talk'),
  cta: goTo(
    'referral-how',
    'See how it works',
    'Ver cómo funciona',
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
      'Tell your neighbors',
      'Cuéntales a tus vecinos',
      'Over the fence works fine. No code to copy, no app to install.',
      'Por encima de la cerca está bien. Sin código que copiar ni app que instalar.',
    ),
    step(
      'order',
      'They order and give us your address',
      'Contratan y nos dan tu dirección',
      'We ask everyone who sent them. Your address is enough; we don’t need your name.',
      'A todos les preguntamos quién los mandó. Basta tu dirección; no hace falta tu nombre.',
    ),
    step(
      'lit',
      'Their line turns on',
      'Se conecta su línea',
      'It counts on installation day. There’s no waiting period.',
      'Cuenta el día de la instalación. No hay periodo de espera.',
    ),
    step(
      'month',
      'You each get your next month free',
      'Cada uno recibe gratis el mes siguiente',
      'You don’t have to ask. Taxes and government fees still apply; those aren’t ours to give away.',
      'No hace falta pedirlo. Los impuestos y cargos del gobierno sí se cobran; esos no los podemos regalar.',
    ),
  ],
  ctas: [
    checkMyAddress,
    goTo('referral-terms', 'Read the terms', 'Leer los términos', '/legal/terms', 'outline'),
  ],
  disclaimers: t(
    `<ul>
      <li>Up to twelve neighbors a year; the thirteenth gets a free month, and you get a nice card.</li>
      <li>For homes only. Your neighbor can’t have been a customer in the last 90\u00a0days.</li>
      <li>The free month is a bill credit and isn’t paid in cash. Demo content from a fictional provider.</li>
    </ul>`,
    `<ul>
      <li>Hasta doce vecinos al año; el número trece recibe su mes gratis, y tú, una tarjeta de agradecimiento.</li>
      <li>Solo para hogares. Tu vecino no puede haber sido cliente en los últimos 90\u00a0días.</li>
      <li>El mes gratis se descuenta de la factura y no se paga en efectivo. Contenido de demostración de un proveedor ficticio.</li>
    </ul>`,
  ),
  analyticsId: 'referral-how',
});

const story = entry(banner, 'referral-story', {
  variant: 'blogPromo',
  kicker: t('From the neighborhood', 'Desde el vecindario'),
  title: t('The street that signed up together', 'La calle que contrató al mismo tiempo'),
  description: t(
    '<p>Twenty-two houses, one trench and a table full of cake in the middle of the street.</p>',
    '<p>Veintidós casas, una zanja y una mesa de pasteles a media calle.</p>',
  ),
  image: art('block-party-coral'),
  cta: goTo('referral-story', 'Meet the neighbors', 'Conocer a los vecinos', '/community'),
});

export const referral = entry(page, 'page-referral', {
  internalName: 'Referral program',
  slug: '/referral',
  title: t('Refer a neighbor, get a month free', 'Trae a un vecino y gana un mes gratis'),
  description: t(
    'Tell a neighbor about Skein Fiber. When their line turns on, you both get a month free, with no code to copy. See how the referral program works.',
    'Cuéntale a un vecino de Skein Fiber. Cuando se conecte su línea, los dos reciben un mes gratis, sin código que copiar. Mira cómo funciona.',
  ),
  breadcrumb: t('Bring a neighbor', 'Referidos'),
  blocks: [top, how, story],
});
