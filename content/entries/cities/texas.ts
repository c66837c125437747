import { contentBlock, contentGrid, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { stateByCode } from '@skein/cities/catalogue';
import { stateCards } from './states.ts';
import { SIGN_UPS } from '../offer.ts';
import { texasForm, texasModule } from '../forms.sign-ups.ts';

const top = entry(hero, 'texas-hero', {
  variant: 'stateInterestHero',
  kicker: t('Skein in Texas', 'Skein en Texas'),
  title: t('Two cities down, one state to go.', 'Van dos ciudades. Falta el estado.'),
  subtitle: t(
    `We dig where people ask. When ${SIGN_UPS.en} in a ZIP code sign up, it gets a planner and a map. If the poles allow it, a date.`,
    `Cavamos donde nos lo piden. Cuando se anotan ${SIGN_UPS.es} de un código postal, le tocan planificador y mapa. Si los postes lo permiten, también fecha.`,
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
    '<p>Where it all started: ten neighborhoods with service, three under construction, and a support team down the road.</p>',
    '<p>Donde empezó todo: diez vecindarios con servicio, tres en construcción y un equipo de ayuda a la vuelta de la esquina.</p>',
  ),
  image: art('city-austin-night'),
  cta: goTo('texas-austin', 'See Skein in Austin', 'Ver Skein en Austin', '/cities/austin', 'button'),
});

const sanAntonio = entry(contentBlock, 'texas-san-antonio', {
  variant: 'cityOffer',
  title: t('San Antonio, north to south', 'San Antonio, de norte a sur'),
  description: t(
    '<p>We came in along the river and are working outward. Four out of five streets have service. Check your address to see if yours does.</p>',
    '<p>Entramos por el río y vamos hacia afuera. Cuatro de cada cinco calles tienen servicio. Consulta tu dirección para ver si la tuya es una.</p>',
  ),
  image: art('city-san-antonio'),
  cta: goTo(
    'texas-san-antonio',
    'See Skein in San Antonio',
    'Ver Skein en San Antonio',
    '/cities/sanantonio',
    'button',
  ),
});

const withService = entry(contentGrid, 'texas-with-service', {
  variant: 'cityOffers',
  title: t('Where you can sign up today', 'Dónde puedes contratar hoy'),
  items: [austin, sanAntonio],
});

const roundRock = entry(contentBlock, 'texas-round-rock', {
  variant: 'textWithImage',
  title: t('Round Rock took eleven months', 'Round Rock tardó once meses'),
  description: t(
    `<p>That’s from the first two hundred names to the first house. Round Rock is on Austin’s line, so you’ll find it under Austin. It turns out the rock isn’t just in the name, so we bought a second drill.</p>
    <p>If your town is smaller, it goes faster: fewer permits, and someone at city hall who picks up the phone.</p>`,
    `<p>Fueron once meses desde los primeros doscientos nombres hasta la primera casa. Round Rock va por la línea de Austin, así que está en la página de Austin. Resulta que la roca no está solo en el nombre, así que compramos otro taladro.</p>
    <p>Si tu ciudad es más pequeña, tarda menos: hay menos permisos, y alguien en el ayuntamiento que contesta.</p>`,
  ),
  image: art('crew'),
  imageSide: 'right',
  cta: goTo('texas-cities', 'See every city, by state', 'Ver todas las ciudades, por estado', citiesLink),
});

const cards = stateCards(stateByCode('TX'), t('City by city', 'Ciudad por ciudad'), false);

export const statesTexas = entry(page, 'page-states-texas', {
  internalName: 'State: Texas',
  slug: '/states/texas',
  title: t('Fiber internet in Texas', 'Internet de fibra en Texas'),
  description: t(
    'Find Skein Fiber in Texas: Austin and San Antonio today, El Paso next. See how to put your ZIP code on the map and ask for your town.',
    'Encuentra Skein Fiber en Texas: hoy Austin y San Antonio, pronto El Paso. Mira cómo poner tu código postal en el mapa.',
  ),
  breadcrumb: t('Texas', 'Texas'),
  blocks: [top, cards, roundRock, withService, texasModule],
});
