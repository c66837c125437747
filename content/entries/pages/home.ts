import { contentBlock, hero, plansSection } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { plansLink } from '../anchors.ts';
import { art, photo } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { accountNotFoundDialog } from './account-not-found.ts';
import { homeCities } from './home.cities.ts';
import { homeVoices } from './home.voices.ts';
import { plans } from './plans.cards.ts';
import { CITIES, SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'home-hero', {
  variant: 'imageHero',
  kicker: t('Fiber out of Austin, since 2014', 'Fibra de Austin, desde 2014'),
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  subtitle: t(
    `Fiber to your door from ${SKEIN_500.price} a month. The same speed up as down, no contract, and a person on the phone at any hour.`,
    `Fibra hasta tu puerta desde ${SKEIN_500.price} al mes. Sube igual de rápido que baja, sin contrato y con una persona al teléfono a cualquier hora.`,
  ),
  theme: 'ink',
  layout: 'behind',
  image: art('hero-home'),
  mobileImage: art('hero-home-portrait'),
  cta: checkMyAddress,
  secondCta: goTo('home-see-plans', 'See the three plans', 'Ver los tres planes', plansLink, 'outline'),
  analyticsId: 'home-hero',
});

const offerings = entry(plansSection, 'home-plans', {
  title: t('Three speeds. That’s the whole menu.', 'Tres velocidades. Ese es todo el menú.'),
  description: t(
    '<p>The router, the installation and all the data you use are inside the price. The bill for June looks like the bill for May.</p>',
    '<p>El router, la instalación y todos los datos que uses van dentro del precio. La factura de junio se parece a la de mayo.</p>',
  ),
  cards: plans,
  cta: checkMyAddress,
  compareText: t('Compare the three', 'Comparar los tres'),
  promoText: t('Six questions, one answer.', 'Seis preguntas, una respuesta.'),
  promoCtaText: t('Find my plan', 'Buscar mi plan'),
  promoCtaLink: '/quiz',
  analyticsId: 'home-plans',
});

const upload = entry(contentBlock, 'home-upload', {
  variant: 'textWithImage',
  ...coloredTitle('home-upload', [
    ['Most internet hurries one way.', 'Casi todo el internet corre en un solo sentido.'],
    ['Ours runs both.', 'El nuestro, en los dos.', 'amber'],
  ]),
  description: t(
    `<p>On ${SKEIN_1_GIG.name}, by wire, 20\u00a0GB of video leaves the house in under three minutes. On a line that uploads at 20\u00a0Mbps, the same folder takes two and a quarter hours.</p>
    <p>Calls, cameras, backups and games send as much as they fetch. You can tell when they’re allowed to.</p>`,
    `<p>Con ${SKEIN_1_GIG.name} y por cable, 20\u00a0GB de video salen de casa en menos de tres minutos. En una línea que sube a 20\u00a0Mbps, la misma carpeta tarda dos horas y cuarto.</p>
    <p>Las llamadas, las cámaras, las copias de seguridad y los juegos mandan tanto como reciben. Se nota cuando los dejan.</p>`,
  ),
  image: art('gaming-setup'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const kitchen = entry(contentBlock, 'home-kitchen', {
  variant: 'textWithImage',
  title: t('The only thing that waits is dinner.', 'Lo único que espera es la cena.'),
  description: t(
    `<p>Grandma is on a video call to Monterrey. One child has homework in the browser; the other has a game that she calls homework.</p>
    <p>Together with the 4K film in the next room they use about 40\u00a0Mbps. Our smallest plan has 500.</p>`,
    `<p>La abuela está en videollamada con Monterrey. Un niño hace la tarea en el navegador; la otra tiene un juego al que llama tarea.</p>
    <p>Sumando la película en 4K del cuarto de al lado, gastan unos 40\u00a0Mbps. Nuestro plan más pequeño tiene 500.</p>`,
  ),
  image: photo('kitchen-table'),
  imageSide: 'right',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
  cta: goTo('home-calculator', 'Count your own evening', 'Cuenta tu propia noche', '/wifi-calculator'),
});

const closing = entry(contentBlock, 'home-closing', {
  variant: 'centeredText',
  title: t('Does it reach your door?', '¿Llega hasta tu puerta?'),
  description: t(
    `<p>We build street by street in ${CITIES.all} cities, so the honest answer depends on the address. Finding out takes half a minute and no email.</p>`,
    `<p>Construimos calle por calle en ${CITIES.all} ciudades, así que la respuesta honesta depende de la dirección. Saberlo toma medio minuto y no pide tu correo.</p>`,
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const home = entry(page, 'page-home', {
  internalName: 'Home',
  slug: '/',
  title: t(
    `Fiber internet from ${SKEIN_500.price} a month`,
    `Internet de fibra desde ${SKEIN_500.price} al mes`,
  ),
  description: t(
    `Fiber internet with the same speed up and down, from ${SKEIN_500.price} a month. No contract, no data caps, router and installation included.`,
    `Internet de fibra que sube igual de rápido que baja, desde ${SKEIN_500.price} al mes. Sin contrato ni límite de datos, con router e instalación incluidos.`,
  ),
  breadcrumb: t('Home', 'Inicio'),
  blocks: [top, offerings, upload, kitchen, homeCities, homeVoices, closing, accountNotFoundDialog],
});
