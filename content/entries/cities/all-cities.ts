import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { listedStates } from '../listed-cities.ts';
import { CITIES } from '../offer.ts';

const top = entry(hero, 'cities-hero', {
  variant: 'imageHero',
  kicker: t('All cities', 'Todas las ciudades'),
  title: t('Find yours.', 'Busca la tuya.'),
  subtitle: t(
    `${CITIES.open} cities with a line today, and ${CITIES.toCome} where we are still digging. Each has its own streets, its own number and its own page.`,
    `${CITIES.open} ciudades con línea hoy, y ${CITIES.toCome} donde seguimos cavando. Cada una tiene sus calles, su número y su página.`,
  ),
  theme: 'ink',
  layout: 'right',
  image: art('cities-map'),
  cta: checkMyAddress,
  secondCta: goTo('cities-new-streets', 'New streets', 'Calles nuevas', '/new-streets', 'outline'),
  analyticsId: 'cities-hero',
});

const list = entry(contentBlock, 'cities-list', {
  variant: 'citiesMap',
  title: t('State by state', 'Estado por estado'),
  cities: listedStates,
  navigationNotes: t(
    '<p>A city is too large for a yes or a no. <a href="/check-address">The address check</a> knows the street.</p>',
    '<p>Una ciudad es demasiado grande para un sí o un no. <a href="/check-address">La consulta de dirección</a> conoce la calle.</p>',
  ),
});

const other = entry(contentBlock, 'cities-other', {
  variant: 'centeredText',
  title: t('Yours is not here?', '¿No está la tuya?'),
  description: t(
    '<p>We dig where people ask. Asking takes half a minute, and we write once, when there is a date.</p>',
    '<p>Cavamos donde nos lo piden. Preguntar toma medio minuto, y escribimos una sola vez, cuando hay fecha.</p>',
  ),
  backgroundColor: 'teal',
  cta: goTo('cities-ask', 'Ask for your city', 'Pide tu ciudad', '/community', 'button'),
});

/** The catalogue. */
export const allCities = entry(page, 'page-cities', {
  internalName: 'All cities',
  slug: '/cities',
  title: t('Cities with Skein Fiber, by state', 'Ciudades con Skein Fiber, por estado'),
  description: t(
    `Skein Fiber in ${CITIES.all} cities of ${CITIES.states} states: where there is fiber or Webpass today, and where it is being built.`,
    `Skein Fiber en ${CITIES.all} ciudades de ${CITIES.states} estados: dónde hay fibra o Webpass hoy, y dónde se está construyendo.`,
  ),
  breadcrumb: t('Cities', 'Ciudades'),
  blocks: [top, list, other],
});
