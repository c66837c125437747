import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { webpassForm } from '../forms.checks.ts';
import { roofForm } from '../forms.sign-ups.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { webpassAsked } from './webpass.questions.ts';
import { desks, roofs } from './webpass.grids.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, WEBPASS_ROUTER } from '../offer.ts';

const top = entry(hero, 'webpass-hero', {
  variant: 'neighborhoodHero',
  kicker: t('Skein Webpass', 'Skein Webpass'),
  title: t('Fast internet, in from the roof.', 'Internet rápido que entra por la azotea.'),
  subtitle: t(
    'Where we can’t dig, a dish on your roof picks up the line from across town. Every apartment has internet on moving day.',
    'Donde no podemos cavar, una antena en la azotea recibe la línea desde el otro lado de la ciudad. Cada apartamento tiene internet el día de la mudanza.',
  ),
  theme: 'ink',
  image: art('rooftop'),
  form: webpassForm,
  cta: checkMyAddress,
  secondCta: seePlans('webpass-hero-plans', 'outline'),
  analyticsId: 'webpass-hero',
});

const link = entry(contentBlock, 'webpass-link', {
  variant: 'teaching',
  title: t('How Webpass gets to you', 'Cómo llega Webpass a tu casa'),
  description: t(
    '<p>No one digs up a downtown street for one building. We dig once, to a tower that can see a hundred of them, and cross the rest of the way by radio.</p>',
    '<p>Nadie abre una calle del centro por un solo edificio. Nosotros abrimos una vez, hasta una torre que ve cien, y el resto del camino lo cruzamos por radio.</p>',
  ),
  image: art('radio-link'),
  imageSide: 'right',
  steps: t(
    `<ol>
      <li><strong>Fiber to a tower</strong>The same fiber as everywhere else, up to a tower with a clear view.</li>
      <li><strong>Radio across town</strong>Two dishes face each other, with nothing in between.</li>
      <li><strong>Cable down the stairwell</strong>From the roof, one line for each apartment, through the existing conduit.</li>
      <li><strong>A jack in your wall</strong>There’s no appointment, because there’s nothing to install. ${WEBPASS_ROUTER.en}</li>
    </ol>`,
    `<ol>
      <li><strong>Fibra a una torre</strong>La misma fibra de siempre, hasta una torre con buena vista.</li>
      <li><strong>Radio sobre la ciudad</strong>Dos antenas frente a frente, sin nada en medio.</li>
      <li><strong>Cable por la escalera</strong>Desde la azotea, una línea para cada apartamento, por los ductos que ya existen.</li>
      <li><strong>Una toma en tu pared</strong>No hay cita, porque no hay nada que instalar. ${WEBPASS_ROUTER.es}</li>
    </ol>`,
  ),
  notes: t(
    `<p>We plan for rain: on a dry day, the link is four times as strong as it needs to be. Over a cable at the jack, we measure ${SKEIN_500.speed} or ${SKEIN_1_GIG.speed}, both ways.</p>`,
    `<p>Contamos con la lluvia: en un día seco, el enlace es cuatro veces más fuerte de lo necesario. Por cable y en la toma medimos ${SKEIN_500.speed} o ${SKEIN_1_GIG.speed}, de bajada y de subida.</p>`,
  ),
});

const buildings = entry(contentBlock, 'webpass-buildings', {
  variant: 'textWithMapNote',
  title: t('Your building may already have it', 'Puede que tu edificio ya lo tenga'),
  description: t(
    `<p>Look up: there’s a white disc about as wide as a pizza, somewhere near the water tank. Or look in the living room, next to the TV jack: the one with three lines on it is ours.</p>
    <p>Sixteen apartments or four hundred, each one has its own line from the roof down. What happens on the third floor stays on the third floor.</p>`,
    `<p>Mira hacia arriba: un disco blanco, más o menos del ancho de una pizza, cerca del tanque de agua. O mira en la sala, junto a la toma de la tele: la de las tres líneas es nuestra.</p>
    <p>Sean dieciséis apartamentos o cuatrocientos, cada uno tiene su propia línea desde la azotea. Lo que pasa en el tercer piso se queda en el tercer piso.</p>`,
  ),
  image: art('apartment-block-amber'),
  imageSide: 'left',
  mapImage: art('network-map-amber'),
  mapNote: t(
    'Downtown Denver: 108 roofs so far, all within sight of one tower',
    'Centro de Denver: 108 azoteas hasta hoy, todas a la vista de una torre',
  ),
  backgroundColor: 'amber-soft',
  cta: goTo(
    'webpass-building-request',
    'Request it for my building',
    'Pedirlo para mi edificio',
    '/building/request',
    'button',
  ),
});

const moving = entry(contentBlock, 'webpass-moving', {
  variant: 'textWithImage',
  title: t('Plug in before you unpack', 'Conéctate antes de desempacar'),
  description: t(
    `<p>The jack is live the day you get your keys. Call from the floor of your empty living room, and you’ll be online before you find the coffee maker.</p>
    <p>You pay the same prices as everyone else: ${SKEIN_500.name} for ${SKEIN_500.price} a month, ${SKEIN_1_GIG.name} for ${SKEIN_1_GIG.price}. ${SKEIN_2_GIG.name} needs fiber all the way, so it isn’t available here.</p>`,
    `<p>La toma funciona desde el día en que te dan las llaves. Llama desde el piso de la sala vacía y tendrás internet antes de que aparezca la cafetera.</p>
    <p>Pagas los mismos precios que todos: ${SKEIN_500.name} por ${SKEIN_500.price} al mes, ${SKEIN_1_GIG.name} por ${SKEIN_1_GIG.price}. ${SKEIN_2_GIG.name} necesita fibra todo el camino, así que aquí no está disponible.</p>`,
  ),
  image: art('moving-in'),
  imageSide: 'right',
});

const closing = entry(contentBlock, 'webpass-closing', {
  variant: 'comingSoonInterest',
  badge: t('By request', 'Por solicitud'),
  title: t('No dish on your roof yet?', '¿Aún no hay antena en tu azotea?'),
  description: t(
    '<p>All it takes is an email from the owner, and a note from a tenant gets us the owner. Tell us the building, and we’ll do the asking.</p>',
    '<p>Solo hace falta un correo del dueño, y con una nota de un inquilino llegamos al dueño. Dinos cuál es el edificio y nosotros preguntamos.</p>',
  ),
  form: roofForm,
  image: art('skyline-chicago'),
  imageSide: 'left',
  backgroundColor: 'teal-soft',
});

export const webpass = entry(page, 'page-webpass', {
  internalName: 'Webpass',
  slug: '/webpass',
  title: t('Webpass: wireless internet for apartments', 'Webpass: internet inalámbrico en apartamentos'),
  description: t(
    `Skein Webpass brings ${SKEIN_500.speed} or 1\u00a0Gig to apartment buildings with a dish on the roof. From ${SKEIN_500.price} a month, ready on moving day.`,
    `Skein Webpass lleva ${SKEIN_500.speed} o 1\u00a0Gig a los edificios con una antena en la azotea. Desde ${SKEIN_500.price} al mes, listo el día de la mudanza.`,
  ),
  breadcrumb: t('Webpass', 'Webpass'),
  blocks: [top, link, roofs, buildings, moving, desks, webpassAsked, closing],
});
