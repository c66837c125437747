import { addressStatusHero, contentBlock, textBlock } from '@skein/blocks/content';
import { addressStatusFixtures as said } from '@skein/blocks/fixtures';
import { entry, t, valuesOf, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationLink } from '../anchors.ts';
import { art } from '../art.ts';
import { askInChat, goTo, orderByPhone } from '../calls-to-action.ts';
import { CALL_BACK, SALES_HOURS, salesLink, supportLink } from '../contacts.ts';
import { monthForm, signUpForm } from '../forms.sign-ups.ts';
import { INSTALLATION } from '../offer.ts';
import { planChoice } from './plans.cards.ts';

const statusPictures = {
  notYetImage: art('geese-dark'),
  almostThereImage: art('coming-soon'),
  tryAgainImage: art('network-map-night'),
} as const;
const again = goTo(
  'address-again',
  'Check availability elsewhere',
  'Ver cobertura en otra dirección',
  '/check-address',
  'button',
);

const availableHero = entry(addressStatusHero, 'address-available-hero', {
  ...valuesOf(addressStatusHero, said.addressAvailable),
  // Also true in a Webpass building, where no fiber passes the door.
  title: t('Yes. You can have Skein here.', 'Sí. Aquí puedes tener Skein.'),
  subtitle: t(
    `Router and installation are included in every plan, and we’ll be there, usually within ${INSTALLATION.en}.`,
    `Todos los planes incluyen router e instalación, y casi siempre llegamos en menos de ${INSTALLATION.es}.`,
  ),
  description: t(
    `<p>Sales answers ${salesLink} ${SALES_HOURS.en}. ${CALL_BACK.en}</p>`,
    `<p>Ventas contesta el ${salesLink} de ${SALES_HOURS.es}. ${CALL_BACK.es}</p>`,
  ),
  image: art('ladder-hedge'),
  cta: goTo('address-available-plans', 'Choose a plan', 'Elegir un plan', '#plans', 'button'),
  chatCta: askInChat,
  analyticsId: 'address-available',
});

const nextSteps = entry(textBlock, 'address-available-next', {
  title: t('What happens next', 'Qué sigue'),
  content: t(
    `<ol>
      <li>Call ${salesLink} with your plan, and with your unit if you live in a building. You can change the plan any day.</li>
      <li>Choose a day and a two-hour window. We text you when the van is on its way.</li>
      <li>On the day, we walk through your home with you before we drill. <a href="${installationLink.localized['en-US']}">See the visit, step by step</a>.</li>
    </ol>
    <p><strong>In a Webpass building</strong>, there’s no visit and no drilling: your line comes in from the roof, and the jack in your wall is ready.</p>
    <p><strong>Moving with us?</strong> Keep your plan: call ${supportLink}, at any hour, and set the day.</p>`,
    `<ol>
      <li>Llama al ${salesLink} y dinos tu plan, y tu apartamento si vives en un edificio. Puedes cambiar de plan cualquier día.</li>
      <li>Escoge un día y un margen de dos horas. Te mandamos un mensaje de texto cuando sale la camioneta.</li>
      <li>Ese día primero recorremos la casa contigo; después taladramos. <a href="${installationLink.localized.es}">Mira la visita, paso a paso</a>.</li>
    </ol>
    <p><strong>En un edificio con Webpass</strong> no hay visita ni taladro: tu línea entra por la azotea y la toma de tu pared ya está lista.</p>
    <p><strong>¿Ya eres cliente y te mudas?</strong> Conserva tu plan: llama al ${supportLink}, a cualquier hora, y fija el día.</p>`,
  ),
});

const choice = planChoice(
  'address-available-choice',
  t('Choose your speed', 'Elige tu velocidad'),
  t(
    '<p>Pick one, and call us with it. Change it any day, with one call.</p>',
    '<p>Escoge una y llámanos. Cambia de velocidad cualquier día, con una llamada.</p>',
  ),
  { orderCta: orderByPhone },
);

const notYetHero = entry(addressStatusHero, 'address-not-yet-hero', {
  ...valuesOf(addressStatusHero, said.addressNotYet),
  ...statusPictures,
  description: undefined,
  image: art('not-available'),
  cta: again,
  chatCta: askInChat,
  analyticsId: 'address-not-yet',
});

const signUp = entry(contentBlock, 'address-not-yet-sign-up', {
  variant: 'comingSoonInterest',
  badge: t('No date yet', 'Sin fecha todavía'),
  title: t('Get an email when that changes', 'Te avisamos por correo'),
  description: t(
    '<p>Give us an email you’ll still check in a year. We’ll write just once, the week your street gets a date.</p>',
    '<p>Danos un correo que sigas leyendo dentro de un año. Te escribimos una sola vez, la semana en que tu calle tenga fecha.</p>',
  ),
  form: signUpForm,
  image: art('lost-letter'),
  imageSide: 'right',
  backgroundColor: 'violet-soft',
});

const almostThereHero = entry(addressStatusHero, 'address-almost-there-hero', {
  ...valuesOf(addressStatusHero, said.addressAlmostThere),
  ...statusPictures,
  image: art('street-coral'),
  cta: goTo(
    'address-almost-visit',
    'See how the visit works',
    'Ver cómo es la visita',
    installationLink,
    'button',
  ),
  chatCta: askInChat,
  analyticsId: 'address-almost-there',
});

const month = entry(contentBlock, 'address-almost-there-month', {
  variant: 'comingSoonInterest',
  title: t('Where should we send the date?', '¿A dónde mandamos la fecha?'),
  description: t(
    '<p>We’ll email you when your street has a month, and again if it changes. Then we’ll be at your door, shoe covers on.</p>',
    '<p>Te escribimos en cuanto sepamos en qué mes le toca a tu calle, y otra vez si cambia. Después tocamos a tu puerta, con cubrezapatos.</p>',
  ),
  form: monthForm,
  image: art('lost-letter'),
  imageSide: 'left',
});

const almostThereChoice = planChoice(
  'address-almost-there-choice',
  t('Have a speed in mind?', '¿Ya tienes una velocidad en mente?'),
  t(
    '<p>Pick one, and we’ll note it with your email. You can change your mind any day.</p>',
    '<p>Elige una y la anotamos con tu correo. Puedes cambiar cualquier día.</p>',
  ),
);

const tryAgainHero = entry(addressStatusHero, 'address-try-again-hero', {
  ...valuesOf(addressStatusHero, said.addressTryAgain),
  ...statusPictures,
  image: art('street-violet'),
  cta: goTo(
    'address-type-again',
    'Check availability again',
    'Ver cobertura otra vez',
    '/check-address',
    'button',
  ),
  chatCta: askInChat,
  analyticsId: 'address-try-again',
});

type Blocks = NonNullable<Parameters<typeof entry<typeof page>>[2]['blocks']>;
const result = (name: string, title: Localized<string>, blocks: Blocks) =>
  entry(page, `page-address-${name}`, {
    internalName: `Address result: ${name}`,
    slug: `/address/${name}`,
    title,
    description: t('See if Skein Fiber reaches your address.', 'Mira si Skein Fiber llega a tu dirección.'),
    noIndex: true,
    blocks,
  });

export const addressAvailable = result(
  'available',
  t('Fiber is available at your address', 'Hay fibra en tu dirección'),
  [availableHero, choice, nextSteps],
);
export const addressNotYet = result(
  'not-yet',
  t('Fiber isn’t at your address yet', 'Todavía no llegamos a tu dirección'),
  [notYetHero, signUp],
);
export const addressAlmostThere = result(
  'almost-there',
  t('Fiber is almost at your address', 'La fibra ya casi llega a tu dirección'),
  [almostThereHero, month, almostThereChoice],
);
export const addressTryAgain = result(
  'try-again',
  t('Check the address again', 'Revisa otra vez la dirección'),
  [tryAgainHero],
);
