import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { notListedLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { listedStates } from '../listed-cities.ts';
import { CITIES } from '../offer.ts';

const top = entry(hero, 'cities-hero', {
  variant: 'imageHero',
  kicker: t('All cities', 'Todas las ciudades'),
  title: t('Find your city.', 'Busca tu ciudad.'),
  subtitle: t(
    `${CITIES.open} cities have service today, and ${CITIES.toCome} more are planned or underway. Pick yours for plans, streets and a phone number.`,
    `Hoy hay servicio en ${CITIES.open} ciudades, y otras ${CITIES.toCome} están planeadas o en obra. Elige la tuya y mira sus planes, calles y teléfono.`,
  ),
  theme: 'ink',
  layout: 'right',
  image: art('cities-map'),
  cta: checkMyAddress,
  secondCta: goTo('cities-new-streets', 'See new streets', 'Ver calles nuevas', '/new-streets', 'outline'),
  analyticsId: 'cities-hero',
});

const list = entry(contentBlock, 'cities-list', {
  variant: 'citiesMap',
  title: t('State by state', 'Estado por estado'),
  cities: listedStates,
  navigationNotes: t(
    '<p>Service varies by street. <a href="/check-address">Check availability</a> to know for sure.</p>',
    '<p>El servicio cambia de una calle a otra. Para salir de dudas, <a href="/check-address">consulta tu dirección</a>.</p>',
  ),
});

const other = entry(contentBlock, 'cities-other', {
  variant: 'centeredText',
  title: t('Don’t see your city?', '¿No ves tu ciudad?'),
  description: t(
    '<p>We dig where people ask. Asking takes half a minute, and we’ll email you once, when there’s a date.</p>',
    '<p>Cavamos donde nos lo piden. Pedirlo tarda medio minuto, y te escribimos una sola vez, cuando haya fecha.</p>',
  ),
  backgroundColor: 'teal',
  cta: goTo('cities-ask', 'Request fiber in my city', 'Pedir fibra en mi ciudad', notListedLink, 'button'),
});

/** The page of all cities. */
export const allCities = entry(page, 'page-cities', {
  internalName: 'All cities',
  slug: '/cities',
  title: t('Cities with Skein Fiber, by state', 'Ciudades con Skein Fiber, por estado'),
  description: t(
    `Find your city in ${CITIES.states} states. See where Skein Fiber and Webpass are available today, and where we’re building next.`,
    `Busca tu ciudad en ${CITIES.states} estados. Mira dónde hay Skein Fiber y Webpass hoy, y dónde estamos construyendo.`,
  ),
  breadcrumb: t('Cities', 'Ciudades'),
  blocks: [top, list, other],
});
