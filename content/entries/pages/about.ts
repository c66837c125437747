import type { ArtName } from '@skein/artwork';
import { contentBlock, hero, heroPortrait } from '@skein/blocks/content';
import { serviceSpace } from '@skein/cities/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink, depotHeading } from '../anchors.ts';
import { art, photo } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { HELP_MAIL } from '../contacts.ts';
import { aboutAccolades } from './about.accolades.ts';
import { aboutSteps } from './about.steps.ts';
import { noContract } from './highlights.ts';
import { ownHands } from './about.cards.ts';
import { STREET } from '../offer.ts';

const colleague = (id: string, name: string, english: string, spanish: string, image: ArtName) =>
  entry(heroPortrait, `about-${id}`, { name, position: t(english, spanish), image: photo(image) });

const top = entry(hero, 'about-hero', {
  variant: 'officialsHero',
  kicker: t('About Skein', 'Sobre Skein'),
  title: t('Nine hundred people and a lot of glass.', 'Novecientas personas y mucho vidrio.'),
  subtitle: t(
    'We started in 2014 with one mile of fiber in Austin. We still string it, splice it and stand behind it ourselves.',
    'Empezamos en 2014 con una milla de fibra en Austin. La seguimos tendiendo, empalmando y cuidando nosotros mismos.',
  ),
  theme: 'paper',
  portraits: [
    colleague(
      'ruth',
      'Ruth Calloway',
      'Founder; reads the complaints',
      'Fundadora; lee las quejas',
      'portrait-3',
    ),
    colleague('dara', 'Dara Mensah', 'Leads the crews', 'A cargo de las cuadrillas', 'portrait-8'),
    colleague('lee', 'Lee Navarro', 'Draws the maps', 'A cargo de los mapas', 'portrait-7'),
    colleague('walt', 'Walt Freeman', 'Runs the depot', 'A cargo de la bodega', 'portrait-5'),
    colleague(
      'priya',
      'Priya Raman',
      'Leads customer care',
      'A cargo de la atención al cliente',
      'portrait-priya',
    ),
    colleague(
      'marco',
      'Marco Reyes',
      'Installs and sweeps up',
      'Instalador, con escoba propia',
      'portrait-12',
    ),
  ],
  cta: goTo('about-hero-community', 'Meet the neighbors', 'Conocer a los vecinos', '/community', 'button'),
  secondCta: goTo('about-hero-write', 'Write to us', 'Escribirnos', `mailto:${HELP_MAIL}`, 'outline'),
  analyticsId: 'about-hero',
});

const statement = entry(contentBlock, 'about-statement', {
  variant: 'centeredText',
  ...coloredTitle('about-statement', [
    ['The crew on your street', 'La cuadrilla de tu calle'],
    ['works for us.', 'trabaja para nosotros.', 'amber'],
  ]),
  description: t(
    '<p>No subcontractors. If the grass grows back crooked, you know where to find us.</p>',
    '<p>Nada de subcontratistas. Si el pasto crece torcido, sabes dónde encontrarnos.</p>',
  ),
  backgroundColor: 'ink',
});

const drum = entry(contentBlock, 'about-drum', {
  variant: 'lifestyle',
  title: t('Two miles on every reel', 'Dos millas por carrete'),
  description: t(
    `<p>That’s what one truck can carry and five people can lay in a good week. A street takes ${STREET.en}; a neighborhood takes a season.</p>
    <p>It’s slow on purpose. What we close up on Friday should never need to be dug up again.</p>`,
    `<p>Es lo que carga un camión y lo que cinco personas tienden en una buena semana. Una calle lleva ${STREET.es}; un vecindario, toda una temporada.</p>
    <p>Es lento a propósito. Lo que cerramos el viernes no debería volver a abrirse nunca.</p>`,
  ),
  image: art('crew'),
  imageSide: 'right',
  imageColor: 'teal',
  caption: t(
    'Monday, 6:50\u00a0AM, East Austin. By Friday, the reel is a table.',
    'Lunes, 6:50\u00a0a.\u00a0m., este de Austin. El viernes, el carrete ya es una mesa.',
  ),
  captionColor: 'teal',
});

const hank = entry(contentBlock, 'about-hank', {
  variant: 'teamQuote',
  description: t(
    '<p>You strip it, clean it, cut it square and hold your breath. Then someone three miles away watches her grandson blow out the candles.</p>',
    '<p>Pelas la fibra, la limpias, la cortas recta y aguantas la respiración. Y a tres millas de ahí alguien ve a su nieto soplar las velas.</p>',
  ),
  name: t('Hank Sorensen', 'Hank Sorensen'),
  position: t('Splices fiber, mostly in the rain', 'Empalma fibra, casi siempre bajo la lluvia'),
  portrait: art('portrait-hank'),
  imageSide: 'right',
  backgroundColor: 'violet-soft',
});

const sanAntonio = entry(contentBlock, 'about-san-antonio', {
  variant: 'cityOffer',
  title: t('San Antonio, our second city', 'San Antonio, nuestra segunda ciudad'),
  description: t(
    '<p>We got to San Antonio in 2016, right after Austin. It was our first office where the day starts in Spanish, and the night desk has been there ever since, eighty miles down the same line.</p>',
    '<p>Llegamos a San Antonio en 2016, justo después de Austin. Fue nuestra primera oficina donde el día empieza en español, y ahí sigue el turno de noche, a ochenta millas por la misma línea.</p>',
  ),
  image: art('city-san-antonio-day'),
  imageSide: 'left',
  cta: goTo('about-cities', 'See all our cities', 'Ver todas las ciudades', citiesLink),
});

/**
 * The place that pages call “the depot”, with its hours. It shows a picture instead of the demo’s map, because this map
 * shows no streets at such a large scale.
 */
const depot = entry(serviceSpace, 'about-depot', {
  title: depotHeading,
  description: t(
    '<p>It’s open to everyone on Saturday mornings. Someone who runs Skein pours the coffee. Bring the kids, and shoes you don’t mind getting dusty.</p><p>Second Thursdays: the lab, 5\u00a0PM to 8\u00a0PM.</p>',
    '<p>Abre para todos los sábados por la mañana, y quien sirve el café dirige algo en Skein. Trae a los niños y zapatos que se puedan empolvar.</p><p>El segundo jueves del mes, el laboratorio: de 5\u00a0p.\u00a0m. a 8\u00a0p.\u00a0m.</p>',
  ),
  infoTitle: t('The depot', 'La bodega'),
  street: t('1140 Drum Yard', '1140 Drum Yard'),
  town: t('Austin, TX 78702', 'Austin, TX 78702'),
  addressLink:
    'https://www.google.com/maps/search/?api=1&query=1140%20Drum%20Yard%2C%20Austin%2C%20Texas%2078702',
  place: { lat: 30.2625, lng: -97.705 },
  image: art('network-map-amber'),
  displayImage: true,
  daysOpen: ['Saturday'],
  opens: '09:00',
  closes: '12:00',
  timeZone: 'America/Chicago',
  analyticsId: 'about-depot',
});

export const about = entry(page, 'page-about', {
  internalName: 'About',
  slug: '/about',
  title: t('About Skein: the people behind your line', 'Sobre Skein: la gente detrás de tu línea'),
  description: t(
    'Skein Fiber started in Austin in 2014 with one mile of fiber. Meet the people, see how we build a street and find out when you can visit the depot.',
    'Skein Fiber empezó en Austin en 2014 con una milla de fibra. Conoce a la gente, mira cómo tendemos una calle y cuándo puedes visitar la bodega.',
  ),
  breadcrumb: t('About', 'Sobre Skein'),
  blocks: [top, statement, noContract, drum, ownHands, aboutSteps, hank, sanAntonio, aboutAccolades, depot],
});
