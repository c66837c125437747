import type { ArtName } from '@skein/artwork';
import { contentBlock, hero, heroPortrait, socialItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { notListedForm } from '../forms.sign-ups.ts';
import { citiesLink, notListedHeading } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { SUPPERS_MAIL } from '../contacts.ts';
import { listedStates } from '../listed-cities.ts';
import { communityNext, communityStories } from './community.stories.ts';
import { saltLake } from './highlights.ts';
import { fromTheBlog, seasonOffers } from './community.grids.ts';
import { CITIES, SIGN_UPS } from '../offer.ts';

const neighbor = (id: string, name: string, image: ArtName) =>
  entry(heroPortrait, `community-neighbor-${id}`, { name, image: art(image) });

const top = entry(hero, 'community-hero', {
  variant: 'communityHero',
  kicker: t('Community', 'Comunidad'),
  title: t('Meet the people on our lines.', 'Conoce a la gente de Skein.'),
  subtitle: t(
    'Seven neighbors from seven of our cities. They all have opinions about the trench.',
    'Siete vecinos de siete de nuestras ciudades. Todos opinan sobre la zanja.',
  ),
  theme: 'mist',
  portraits: [
    neighbor('lucia', 'Lucía', 'portrait-1'),
    neighbor('omar', 'Omar', 'portrait-2'),
    neighbor('mei', 'Mei', 'portrait-10'),
    neighbor('amina', 'Amina', 'portrait-4'),
    neighbor('jas', 'Jas', 'portrait-9'),
    neighbor('kit', 'Kit', 'portrait-6'),
    neighbor('sam', 'Sam', 'portrait-11'),
  ],
  cta: goTo('community-hero-cities', 'Find my city', 'Buscar mi ciudad', citiesLink, 'button'),
  secondCta: goTo('community-hero-about', 'Meet the crew', 'Conocer a la cuadrilla', '/about', 'outline'),
  analyticsId: 'community-hero',
});

const supper = entry(contentBlock, 'community-supper', {
  variant: 'lifestyle',
  ...coloredTitle('community-supper', [
    ['Last house connected.', 'Última casa conectada.'],
    ['First one to bring cake.', 'La primera en traer pastel.', 'violet'],
  ]),
  description: t(
    `<p>When the last home on a block gets online, we’ll lend you what you need for a street supper: two poles, three strings of lights and a permit we’ve already filled out.</p>
    <p>In Austin alone, 41 blocks have asked. One asked twice.</p>`,
    `<p>Cuando se conecta la última casa de la cuadra, te prestamos lo que hace falta para cenar en la calle: dos postes, tres series de luces y un permiso que ya llenamos.</p>
    <p>Solo en Austin ya lo pidieron 41 cuadras. Una, dos veces.</p>`,
  ),
  image: art('block-party'),
  imageSide: 'left',
  imageColor: 'violet-soft',
  caption: t(
    'Govalle, a Saturday in May: sixty neighbors, one extension cord.',
    'Govalle, un sábado de mayo: sesenta vecinos y una sola extensión.',
  ),
  captionColor: 'violet',
  cta: goTo('community-supper', 'Borrow the lights', 'Pedir las luces', `mailto:${SUPPERS_MAIL}`, 'outline'),
});

const map = entry(contentBlock, 'community-cities', {
  variant: 'citiesMap',
  title: t('See every city we serve', 'Mira todas nuestras ciudades'),
  description: t(
    `<p>${CITIES.open} cities have service today; ${CITIES.toCome} more are planned or underway. A city joins the list when we’ve asked for its permit.</p>`,
    `<p>Hoy hay servicio en ${CITIES.open} ciudades; otras ${CITIES.toCome} están planeadas o en obra. Una ciudad entra en la lista cuando pedimos su permiso.</p>`,
  ),
  cities: listedStates,
  mapImage: art('cities-map'),
  mapNote: t(
    'Not to scale: the real lines follow rivers, rails and plenty of alleys.',
    'No está a escala: las líneas de verdad siguen ríos, rieles y muchos callejones.',
  ),
  navigationNotes: t(
    '<p>Each city has its own page. To find out about your street, <a href="/check-address">check availability</a>.</p>',
    '<p>Cada ciudad tiene su página. Para saber de tu calle, <a href="/check-address">consulta tu dirección</a>.</p>',
  ),
  roundedImage: false,
  backgroundColor: 'ink',
});

const interest = entry(contentBlock, 'community-interest', {
  variant: 'comingSoonInterest',
  badge: t('By request', 'Por solicitud'),
  title: notListedHeading,
  description: t(
    `<p>We build where people ask, and we count by ZIP code. When ${SIGN_UPS.en} in one have signed up, a planner comes out to look at the poles.</p>
    <p>Asking takes half a minute. We’ll write once, when there’s a date.</p>`,
    `<p>Construimos donde nos lo piden, y contamos por código postal. Cuando se anotan ${SIGN_UPS.es} en uno, va un planificador a ver los postes.</p>
    <p>Pedirlo tarda medio minuto. Te escribimos una sola vez, cuando haya fecha.</p>`,
  ),
  form: notListedForm,
  image: art('not-available'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
});

const NETWORKS = {
  instagram: ['Street suppers on Instagram', 'Cenas en la calle, en Instagram'],
  youtube: ['How-to videos on YouTube', 'Videos prácticos en YouTube'],
  facebook: ['Your neighbors on Facebook', 'Tus vecinos en Facebook'],
  linkedin: ['Crew jobs on LinkedIn', 'Trabajo en las cuadrillas, en LinkedIn'],
} as const;

const touch = entry(contentBlock, 'community-touch', {
  variant: 'stayInTouch',
  title: t('Stay in touch', 'Sigamos en contacto'),
  description: t(
    '<p>See which street is next, what our crews found under it (usually a bicycle) and when the tables come out again.</p>',
    '<p>Mira qué calle sigue, qué encontraron debajo las cuadrillas (casi siempre, una bicicleta) y cuándo vuelven a salir las mesas.</p>',
  ),
  items: (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map((icon) =>
    entry(socialItem, `community-${icon}`, {
      internalName: `Community: ${icon}`,
      name: t(NETWORKS[icon][0], NETWORKS[icon][1]),
      url: `https://${icon}.example/skeinfiber`,
      icon,
      analyticsId: `community-${icon}`,
    }),
  ),
  cta: goTo('community-touch', 'Meet our people', 'Conocer a nuestra gente', '/about', 'button'),
});

const closing = entry(contentBlock, 'community-closing', {
  variant: 'centeredText',
  title: t('See if your block has fiber', 'Mira si tu cuadra tiene fibra'),
  description: t(
    '<p>Check your address, then ask your neighbors to check theirs. The sooner the block’s online, the sooner there’s supper.</p>',
    '<p>Consulta tu dirección y pídeles a tus vecinos que consulten la suya. Cuanto antes se conecte la cuadra, antes es la cena.</p>',
  ),
  backgroundColor: 'violet',
  cta: checkMyAddress,
});

export const community = entry(page, 'page-community', {
  internalName: 'Community',
  slug: '/community',
  title: t('Community: our cities and their people', 'Comunidad: nuestras ciudades y su gente'),
  description: t(
    'See every city Skein Fiber serves, state by state, meet the neighbors, borrow lights for a street supper and ask us to bring fiber to your street.',
    'Mira las ciudades de Skein Fiber, estado por estado, conoce a los vecinos, pide las luces para una cena en la calle y pide fibra para tu cuadra.',
  ),
  breadcrumb: t('Community', 'Comunidad'),
  blocks: [
    top,
    supper,
    communityStories,
    map,
    seasonOffers,
    saltLake,
    communityNext,
    interest,
    fromTheBlog,
    touch,
    closing,
  ],
});
