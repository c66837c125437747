import type { ArtName } from '@skein/artwork';
import { contentBlock, hero, heroPortrait } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { citiesLink } from '../anchors.ts';
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
    'We began in 2014 with one mile of line in Austin. We still string it, splice it and answer for it ourselves.',
    'Empezamos en 2014 con una milla de línea en Austin. La seguimos tendiendo, empalmando y cuidando nosotros mismos.',
  ),
  theme: 'paper',
  portraits: [
    colleague(
      'ruth',
      'Ruth Calloway',
      'Founded it, reads the complaints',
      'Fundadora; lee las quejas',
      'portrait-3',
    ),
    colleague('dara', 'Dara Mensah', 'Leads the crews', 'Dirige las cuadrillas', 'portrait-8'),
    colleague('lee', 'Lee Navarro', 'Draws the maps', 'Dibuja los mapas', 'portrait-7'),
    colleague('walt', 'Walt Freeman', 'Keeps the depot', 'Cuida el depósito', 'portrait-5'),
    colleague(
      'priya',
      'Priya Raman',
      'Answers at 3\u00a0a.m.',
      'Contesta a las 3\u00a0a.m.',
      'portrait-priya',
    ),
    colleague('marco', 'Marco Reyes', 'Installs, and sweeps up', 'Instala y barre', 'portrait-12'),
  ],
  cta: goTo('about-hero-community', 'Meet the neighbors', 'Conoce a los vecinos', '/community', 'button'),
  secondCta: goTo('about-hero-write', 'Write to us', 'Escríbenos', `mailto:${HELP_MAIL}`, 'outline'),
  analyticsId: 'about-hero',
});

const statement = entry(contentBlock, 'about-statement', {
  variant: 'centeredText',
  ...coloredTitle('about-statement', [
    ['Whoever digs your street', 'Quien abre tu calle'],
    ['is on our payroll.', 'está en nuestra nómina.', 'amber'],
  ]),
  description: t(
    '<p>No subcontractor of a subcontractor. If the grass grows back crooked, you know where we are, and so do we.</p>',
    '<p>Nada de subcontratistas de subcontratistas. Si el pasto vuelve a crecer torcido, sabes dónde encontrarnos, y nosotros también.</p>',
  ),
  backgroundColor: 'ink',
});

const drum = entry(contentBlock, 'about-drum', {
  variant: 'lifestyle',
  title: t('Two miles to a drum', 'Dos millas por carrete'),
  description: t(
    `<p>That is what one truck can carry and five people can empty in a good week. A street takes ${STREET.en}, a neighborhood a season.</p>
    <p>It is slow on purpose. What we close on Friday should not have to be opened again in anybody’s working life.</p>`,
    `<p>Es lo que carga un camión y lo que cinco personas tienden en una buena semana. Una calle toma ${STREET.es}; un vecindario, una temporada.</p>
    <p>Es lento a propósito. Lo que cerramos el viernes no debería tener que abrirse otra vez en la vida laboral de nadie.</p>`,
  ),
  image: art('crew'),
  imageSide: 'right',
  imageColor: 'teal',
  caption: t(
    'Monday, 6:50\u00a0a.m., East Austin. By Friday the drum is a table.',
    'Lunes, 6:50\u00a0a.m., este de Austin. El viernes, el carrete ya es una mesa.',
  ),
  captionColor: 'teal',
});

const hank = entry(contentBlock, 'about-hank', {
  variant: 'teamQuote',
  description: t(
    '<p>You strip it, clean it, cut it square and hold your breath. Then somebody three miles away sees her grandson blow out the candles.</p>',
    '<p>Lo pelas, lo limpias, lo cortas derecho y aguantas la respiración. Y a tres millas de ahí alguien ve a su nieto soplar las velas.</p>',
  ),
  name: 'Hank Sorensen',
  position: t('Splices fiber, mostly in the rain', 'Empalma fibra, casi siempre bajo la lluvia'),
  portrait: art('portrait-hank'),
  imageSide: 'right',
  backgroundColor: 'violet-soft',
});

const sanAntonio = entry(contentBlock, 'about-san-antonio', {
  variant: 'cityOffer',
  title: t('San Antonio, the second drum', 'San Antonio, el segundo carrete'),
  description: t(
    '<p>Our first city after Austin, in 2016, and the first office where Spanish is spoken before the coffee is. The night desk has sat there ever since, eighty miles down the same line.</p>',
    '<p>Nuestra primera ciudad después de Austin, en 2016, y la primera oficina donde se habla español antes del café. Ahí está desde entonces el turno de noche, a ochenta millas por la misma línea.</p>',
  ),
  image: art('city-san-antonio-day'),
  imageSide: 'left',
  cta: goTo('about-cities', 'Every city we are in', 'Todas nuestras ciudades', citiesLink),
});

const closing = entry(contentBlock, 'about-closing', {
  variant: 'centeredText',
  title: t('Come and push a drum.', 'Ven a empujar un carrete.'),
  description: t(
    '<p>The depot in East Austin opens its gate on the first Saturday of the month, nine to noon. Bring children, and shoes that may get dusty.</p>',
    '<p>El depósito del este de Austin abre el portón el primer sábado del mes, de nueve a doce. Trae niños y zapatos que se puedan empolvar.</p>',
  ),
  backgroundColor: 'amber',
  cta: goTo('about-closing-austin', 'Skein in Austin', 'Skein en Austin', '/cities/austin', 'button'),
});

export const about = entry(page, 'page-about', {
  internalName: 'About',
  slug: '/about',
  title: t('About Skein: who strings the line', 'Sobre Skein: quiénes tienden la línea'),
  description: t(
    'Skein Fiber began in Austin in 2014 with one mile of line. Who works here, how a street is built, and when the depot is open.',
    'Skein Fiber empezó en Austin en 2014 con una milla de línea. Quiénes somos, cómo se tiende una calle y cuándo abre el depósito.',
  ),
  breadcrumb: t('About', 'Sobre Skein'),
  blocks: [top, statement, noContract, drum, ownHands, aboutSteps, hank, sanAntonio, aboutAccolades, closing],
});
