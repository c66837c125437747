import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { stateByCode } from '@skein/cities/catalogue';
import { stateCards } from './states.ts';
import { texasForm, texasModule } from '../forms.sign-ups.ts';

const top = entry(hero, 'texas-hero', {
  variant: 'stateInterestHero',
  kicker: t('Skein in Texas', 'Skein en Texas'),
  title: t('Two cities down, one state to go.', 'Van dos ciudades. Falta el estado.'),
  subtitle: t(
    'We dig where people ask. A ZIP code with two hundred names on it gets a planner, a map and a date.',
    'Cavamos donde nos lo piden. Un código postal con doscientos nombres recibe un planificador, un mapa y una fecha.',
  ),
  theme: 'ink',
  image: art('skyline-texas'),
  form: texasForm,
  analyticsId: 'texas-hero',
});

const austin = entry(contentBlock, 'texas-austin', {
  variant: 'cityOffer',
  title: t('Austin, since 2014', 'Austin, desde 2014'),
  description: t(
    '<p>Where it started: ten neighborhoods with service, three under construction, and a support team down the road.</p>',
    '<p>Donde empezó todo: diez vecindarios con servicio, tres en construcción y un equipo de ayuda a la vuelta.</p>',
  ),
  image: art('city-austin-night'),
  imageSide: 'right',
  cta: goTo('texas-austin', 'Skein in Austin', 'Skein en Austin', '/cities/austin', 'button'),
});

const sanAntonio = entry(contentBlock, 'texas-san-antonio', {
  variant: 'cityOffer',
  title: t('San Antonio, north to south', 'San Antonio, de norte a sur'),
  description: t(
    '<p>We came in along the river and are working outward. Four streets in five have light; the address check knows which.</p>',
    '<p>Entramos por el río y vamos hacia afuera. Cuatro de cada cinco calles tienen luz; la consulta de dirección sabe cuáles.</p>',
  ),
  image: art('city-san-antonio'),
  imageSide: 'left',
  backgroundColor: 'teal-soft',
  cta: goTo('texas-san-antonio', 'Skein in San Antonio', 'Skein en San Antonio', '/cities/sanantonio'),
});

const roundRock = entry(contentBlock, 'texas-round-rock', {
  variant: 'textWithImage',
  title: t('Round Rock took eleven months', 'Round Rock tomó once meses'),
  description: t(
    `<p>From the first two hundred names to the first lit house on Austin’s line. Rock, as it turned out, was not only a name; we bought a second drill.</p>
    <p>If your town is smaller, it goes faster: fewer permits, and somebody at city hall who picks up.</p>`,
    `<p>De los primeros doscientos nombres a la primera casa conectada a la línea de Austin. Lo de roca no era solo el nombre: compramos otro taladro.</p>
    <p>Si tu ciudad es más chica, va más rápido: menos permisos, y alguien en el ayuntamiento que contesta.</p>`,
  ),
  image: art('crew'),
  imageSide: 'right',
  cta: goTo('texas-cities', 'Every city, by state', 'Todas las ciudades, por estado', citiesLink),
});

const cards = stateCards(stateByCode('TX'), t('City by city', 'Ciudad por ciudad'), false);

export const statesTexas = entry(page, 'page-states-texas', {
  internalName: 'State: Texas',
  slug: '/states/texas',
  title: t('Fiber internet in Texas', 'Internet de fibra en Texas'),
  description: t(
    'Skein Fiber in Texas: Austin and San Antonio today, El Paso next, and how a ZIP code gets onto the map.',
    'Skein Fiber en Texas: hoy Austin y San Antonio, pronto El Paso, y cómo entra en el mapa un código postal.',
  ),
  breadcrumb: t('Texas', 'Texas'),
  blocks: [top, cards, austin, sanAntonio, roundRock, texasModule],
});
