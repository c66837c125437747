import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { addressStatusHero } from './address-status-hero.block.ts';

const statusPictures = {
  image: pictures.networkMap,
  notYetImage: pictures.notAvailable,
  almostThereImage: pictures.trench,
  tryAgainImage: pictures.notFound,
} as const;

const addressNotice = t('You asked about', 'Preguntaste por');
const checkAnother = entry(callToAction, 'cta-address-status-check', {
  text: t('Check availability elsewhere', 'Ver cobertura en otra dirección'),
  target: '#!',
});
const chatCta = goTo('address-status-chat', 'Ask a person', 'Hablar con alguien', '/chat', 'outline');

/** The hero of an address with service. It has none of the pictures for addresses without service. */
export const addressAvailable = entry(addressStatusHero, 'address-status-available', {
  image: pictures.networkMap,
  kicker: t('Good news', 'Buenas noticias'),
  title: t('Yes. Fiber passes your door.', 'Sí. La fibra pasa por tu puerta.'),
  subtitle: t(
    'Installation takes about two hours and is included. The hole is as wide as a pencil.',
    'La instalación dura unas dos horas y va incluida. El agujero es del ancho de un lápiz.',
  ),
  theme: 'teal',
  addressNotice,
  cta: goTo('address-status-plans', 'Choose a plan', 'Elegir un plan', '/product/internet', 'button'),
  chatCta,
});

export const addressNotYet = entry(addressStatusHero, 'address-status-not-yet', {
  ...statusPictures,
  status: 'not-yet',
  kicker: t('Not yet', 'Todavía no'),
  title: t('Our threads end before your door.', 'Nuestros hilos no llegan a tu puerta.'),
  subtitle: t(
    'There’s no plan for your street so far. Where enough people ask, we go take a look.',
    'Por ahora no hay plan para tu calle. Donde pregunta mucha gente, vamos a ver.',
  ),
  description: t(
    '<p>If you left an email, you’ll hear from us once, when there’s a month. Until then, we’ll keep quiet.</p>',
    '<p>Si dejaste un correo, te escribimos una sola vez: cuando sepamos el mes. Hasta entonces, silencio.</p>',
  ),
  theme: 'mist',
  addressNotice,
  cta: checkAnother,
  chatCta,
});

export const addressAlmostThere = entry(addressStatusHero, 'address-status-almost-there', {
  ...statusPictures,
  status: 'almost-there',
  kicker: t('Almost there', 'Ya casi'),
  title: t('We’re digging our way to you.', 'Vamos cavando hacia tu casa.'),
  subtitle: t(
    'Your street’s on the plan, and the trench is on its way. You’ll know the month before you hear the drill.',
    'Tu calle está en el plan y la zanja viene en camino. Sabrás el mes antes de oír el taladro.',
  ),
  description: t(
    '<p>The orange marks on your sidewalk show where we plan to dig. The yellow ones are the gas line, where we don’t.</p>',
    '<p>Las marcas naranjas en tu acera muestran por dónde vamos a pasar. Las amarillas son la línea de gas; por ahí no.</p>',
  ),
  theme: 'amber',
  addressNotice,
  cta: checkAnother,
  chatCta,
});

export const addressTryAgain = entry(addressStatusHero, 'address-status-try-again', {
  ...statusPictures,
  status: 'try-again',
  kicker: t('One more try', 'Un intento más'),
  title: t('We couldn’t find that address.', 'Esa dirección no aparece.'),
  subtitle: t(
    'It’s usually a typo, not a missing house.',
    'Casi siempre es un error de dedo, no una casa que falta.',
  ),
  description: t(
    `<ul>
      <li>The house number first, then the street</li>
      <li>The apartment in its own box, the way it’s shown on the door</li>
      <li>The ZIP code, all five digits</li>
    </ul>
    <p>If your building’s newer than our map, send us a message. A person will look it up.</p>`,
    `<ul>
      <li>Primero el número de la casa y después la calle</li>
      <li>El apartamento en su propia casilla, tal como aparece en la puerta</li>
      <li>El código postal, con sus cinco cifras</li>
    </ul>
    <p>Si tu edificio es más nuevo que nuestro mapa, mándanos un mensaje y lo busca una persona.</p>`,
  ),
  theme: 'paper',
  addressNotice,
  cta: goTo('address-status-again', 'Check availability again', 'Ver cobertura otra vez', '#!', 'button'),
  chatCta,
});

/** The hero with only the fields that an editor must fill in. */
export const addressStatusBare = entry(addressStatusHero, 'address-status-bare', {
  title: t('Here’s what we found', 'Esto es lo que encontramos'),
  image: pictures.networkMap,
});

export const addressStatusLong = entry(addressStatusHero, 'address-status-long', {
  ...statusPictures,
  status: 'almost-there',
  kicker: t('Almost there, and we mean it this time', 'Ya casi, y esta vez va en serio'),
  title: longTitle,
  subtitle: t(
    'A long answer for a street that has been opened, closed, opened again for water, and closed with the wrong asphalt.',
    'Una respuesta larga para una calle que se abrió, se cerró, se volvió a abrir por el agua y se cerró con otro asfalto.',
  ),
  theme: 'ink',
  addressNotice: t(
    'The last address that you asked us about',
    'La última dirección por la que nos preguntaste',
  ),
  cta: checkAnother,
  chatCta,
});
