import type { ArtName } from '@skein/artwork';
import { contentBlock, hero, heroPortrait, socialItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { notListedForm } from '../forms.sign-ups.ts';
import { citiesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { HELP_MAIL } from '../contacts.ts';
import { listedStates } from '../listed-cities.ts';
import { communityNext, communityStories } from './community.stories.ts';
import { saltLake } from './highlights.ts';
import { fromTheBlog, seasonOffers } from './community.grids.ts';
import { CITIES } from '../offer.ts';

const neighbor = (id: string, name: string, image: ArtName) =>
  entry(heroPortrait, `community-neighbor-${id}`, { name, image: art(image) });

const top = entry(hero, 'community-hero', {
  variant: 'communityHero',
  kicker: t('Community', 'Comunidad'),
  title: t('A line is as good as the people on it.', 'Una línea vale lo que vale su gente.'),
  subtitle: t(
    'Seven neighbors from seven of our cities. All of them have opinions about the trench.',
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
  cta: goTo('community-hero-cities', 'Find your city', 'Busca tu ciudad', citiesLink, 'button'),
  secondCta: goTo('community-hero-about', 'Who strings it', 'Quiénes la tienden', '/about', 'outline'),
  analyticsId: 'community-hero',
});

const supper = entry(contentBlock, 'community-supper', {
  variant: 'lifestyle',
  ...coloredTitle('community-supper', [
    ['Last house connected.', 'Última casa conectada.'],
    ['First one to bring a cake.', 'Primera en traer pastel.', 'violet'],
  ]),
  description: t(
    `<p>When the last home on a block is online, we lend the block what a supper in the street needs: two poles, three strings of lights, and a permit that we have filled in already.</p>
    <p>Forty-one blocks have asked so far. One asked twice.</p>`,
    `<p>Cuando se conecta la última casa de una cuadra, le prestamos lo que hace falta para cenar en la calle: dos postes, tres guirnaldas de luces y un permiso que ya llenamos nosotros.</p>
    <p>Lo han pedido cuarenta y una cuadras. Una, dos veces.</p>`,
  ),
  image: art('block-party'),
  imageSide: 'left',
  imageColor: 'violet-soft',
  caption: t(
    'Govalle, a Saturday in May: sixty neighbors, one extension cord.',
    'Govalle, un sábado de mayo: sesenta vecinos y una sola extensión.',
  ),
  captionColor: 'violet',
  cta: goTo('community-supper', 'Ask for the lights', 'Pide las luces', `mailto:${HELP_MAIL}`, 'outline'),
});

const map = entry(contentBlock, 'community-cities', {
  variant: 'citiesMap',
  title: t('From Austin, a city at a time', 'Desde Austin, ciudad por ciudad'),
  description: t(
    `<p>${CITIES.all} cities in ${CITIES.states} states; in three of these the cable is still on the drum. A city joins the list when its permit is signed.</p>`,
    `<p>${CITIES.all} ciudades en ${CITIES.states} estados; en tres de ellos, el cable sigue en el carrete. Una ciudad entra en la lista cuando se firma su permiso.</p>`,
  ),
  cities: listedStates,
  mapImage: art('cities-map'),
  mapNote: t(
    'Drawn for the eye: the real lines follow rivers, rails and a good many alleys.',
    'Dibujado para la vista: las líneas de verdad siguen ríos, rieles y bastantes callejones.',
  ),
  navigationNotes: t(
    '<p>Each has its own pages. For a street, <a href="/check-address">the address check</a> knows more than a list of cities can.</p>',
    '<p>Cada una tiene sus páginas. De una calle, <a href="/check-address">la consulta de dirección</a> sabe más de lo que cabe en una lista de ciudades.</p>',
  ),
  roundedImage: false,
  backgroundColor: 'ink',
});

const interest = entry(contentBlock, 'community-interest', {
  variant: 'comingSoonInterest',
  title: t('Not on the list? Say so.', '¿Tu ciudad no está? Dilo.'),
  description: t(
    `<p>We build where people ask, and we count by the street. When a third of a street has asked, a planner comes and looks at its poles.</p>
    <p>Asking costs half a minute. We write once, when there is a date.</p>`,
    `<p>Construimos donde nos lo piden, y contamos calle por calle. Cuando ha preguntado un tercio de la calle, va un planificador a mirar los postes.</p>
    <p>Preguntar toma medio minuto. Escribimos una sola vez, cuando hay fecha.</p>`,
  ),
  form: notListedForm,
  image: art('not-available'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
});

const NETWORKS = {
  instagram: ['Street suppers on Instagram', 'Cenas en la calle, en Instagram'],
  youtube: ['How-to films on YouTube', 'Videos prácticos en YouTube'],
  facebook: ['Your neighbors on Facebook', 'Tus vecinos en Facebook'],
  linkedin: ['Jobs on the crew, on LinkedIn', 'Trabajo en las cuadrillas, en LinkedIn'],
} as const;

const touch = entry(contentBlock, 'community-touch', {
  variant: 'stayInTouch',
  title: t('Keep hold of the thread', 'No sueltes el hilo'),
  description: t(
    '<p>Which street is next, what the crews found under it (a bicycle, mostly), and when the tables come out again.</p>',
    '<p>Qué calle sigue, qué encontraron debajo las cuadrillas (casi siempre, una bicicleta) y cuándo vuelven a salir las mesas.</p>',
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
  cta: goTo('community-touch', 'Meet the crew', 'Conoce a la cuadrilla', '/about', 'button'),
});

const closing = entry(contentBlock, 'community-closing', {
  variant: 'centeredText',
  title: t('Does your block have a line yet?', '¿Tu cuadra ya tiene línea?'),
  description: t(
    '<p>One address tells you about one door. Ask your neighbors for theirs, and you will know about the supper.</p>',
    '<p>Una dirección te dice cómo va una puerta. Pídeles la suya a tus vecinos y sabrás cómo va la cena.</p>',
  ),
  backgroundColor: 'violet',
  cta: checkMyAddress,
});

export const community = entry(page, 'page-community', {
  internalName: 'Community',
  slug: '/community',
  title: t('Community: our cities and the people in them', 'Comunidad: nuestras ciudades y su gente'),
  description: t(
    'The cities Skein Fiber serves, state by state, suppers in the street, and how to ask for fiber where there is none yet.',
    'Las ciudades de Skein Fiber, estado por estado, las cenas en la calle y cómo pedir fibra donde todavía no hay.',
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
