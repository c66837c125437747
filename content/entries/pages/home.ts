import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationLink, plansLink } from '../anchors.ts';
import { art, photo } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { accountNotFoundDialog } from './account-not-found.ts';
import { homeCities } from './home.cities.ts';
import { homeAccolades } from './home.accolades.ts';
import { homeVoices } from './home.voices.ts';

const top = entry(hero, 'home-hero', {
  variant: 'imageHero',
  kicker: t('Fiber out of Austin, since 2014', 'Fibra de Austin, desde 2014'),
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  subtitle: t(
    'Fiber to your door from $55 a month. The same speed up as down, no contract, and a person on the phone at any hour.',
    'Fibra hasta tu puerta desde $55 al mes. Sube igual de rápido que baja, sin contrato y con una persona al teléfono a cualquier hora.',
  ),
  theme: 'ink',
  layout: 'behind',
  image: art('hero-home'),
  mobileImage: art('hero-home-portrait'),
  cta: checkMyAddress,
  secondCta: goTo('home-see-plans', 'See the three plans', 'Ver los tres planes', plansLink, 'outline'),
  analyticsId: 'home-hero',
});

const statement = entry(contentBlock, 'home-statement', {
  variant: 'centeredText',
  ...coloredTitle('home-statement', [
    ['Most internet hurries one way.', 'Casi todo el internet corre en un solo sentido.'],
    ['Ours runs both.', 'El nuestro, en los dos.', 'teal'],
  ]),
  description: t(
    '<p>A skein is a bundle of yarn, and also a flight of geese: many threads, one direction. We kept the name and then built the line to go both ways.</p>',
    '<p>En inglés, “skein” es una madeja de hilo y también una bandada de gansos en vuelo: muchos hilos, una dirección. Nos quedamos con el nombre y luego tendimos la línea en los dos sentidos.</p>',
  ),
});

const plans = entry(contentBlock, 'home-plans', {
  variant: 'textWithImage',
  title: t('Three speeds. That is the whole menu.', 'Tres velocidades. Ese es todo el menú.'),
  description: t(
    `<ul>
      <li><strong>Skein 500</strong>: 500\u00a0Mbps down and up, $55 a month</li>
      <li><strong>Skein 1\u00a0Gig</strong>: 1,000\u00a0Mbps down and up, $70 a month</li>
      <li><strong>Skein 2\u00a0Gig</strong>: 2,000\u00a0Mbps down and up, $95 a month</li>
    </ul>
    <p>The router, the installation and all the data you use are inside the price. The bill for June looks like the bill for May.</p>`,
    `<ul>
      <li><strong>Skein 500</strong>: 500\u00a0Mbps de bajada y de subida, $55 al mes</li>
      <li><strong>Skein 1\u00a0Gig</strong>: 1,000\u00a0Mbps de bajada y de subida, $70 al mes</li>
      <li><strong>Skein 2\u00a0Gig</strong>: 2,000\u00a0Mbps de bajada y de subida, $95 al mes</li>
    </ul>
    <p>El router, la instalación y todos los datos que uses van dentro del precio. La factura de junio se parece a la de mayo.</p>`,
  ),
  image: art('living-room'),
  imageSide: 'right',
  backgroundColor: 'teal-soft',
  cta: goTo('home-compare-plans', 'Compare them properly', 'Compararlos con calma', plansLink),
});

const upload = entry(contentBlock, 'home-upload', {
  variant: 'textWithImage',
  ...coloredTitle('home-upload', [
    ['Upload is not', 'La subida no es'],
    ['an afterthought.', 'un detalle.', 'amber'],
  ]),
  description: t(
    `<p>On Skein 1\u00a0Gig, by wire, 20\u00a0GB of video leaves the house in a little under three minutes. Over a line that uploads at 20\u00a0Mbps, the same folder takes two hours and a quarter.</p>
    <p>Calls, cameras, backups and games all send as much as they fetch. It shows when they are allowed to.</p>`,
    `<p>Con Skein 1\u00a0Gig y por cable, 20\u00a0GB de video salen de casa en algo menos de tres minutos. En una línea que sube a 20\u00a0Mbps, la misma carpeta tarda dos horas y cuarto.</p>
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
});

const installation = entry(contentBlock, 'home-installation', {
  variant: 'textWithImage',
  title: t('One small hole, and we sweep up.', 'Un agujero pequeño, y barremos al salir.'),
  description: t(
    `<p>Installation takes about two hours and is included. We agree on where the line comes in before the drill leaves the bag; the hole is as wide as a pencil.</p>
    <p>You get a two-hour arrival window and a text message when we set off. No second visit to “finish up”.</p>`,
    `<p>La instalación dura unas dos horas y va incluida. Acordamos contigo por dónde entra la línea antes de sacar el taladro; el agujero tiene el ancho de un lápiz.</p>
    <p>Te damos un margen de llegada de dos horas y un mensaje de texto cuando salimos. Sin una segunda visita “para terminar”.</p>`,
  ),
  image: art('installer'),
  imageSide: 'left',
  isModule: true,
  cta: goTo('home-installation', 'How the day goes', 'Así es ese día', installationLink),
});

const support = entry(contentBlock, 'home-support', {
  variant: 'textWithImage',
  ...coloredTitle('home-support', [
    ['A person answers.', 'Contesta una persona.'],
    ['At 3\u00a0a.m. too.', 'A las 3\u00a0a.m. también.', 'amber'],
  ]),
  description: t(
    '<p>Support is on the phone every hour of every day, in English and in Spanish. There is no maze of menus: the first voice you hear can see your line, test it and restart it.</p>',
    '<p>Atendemos por teléfono a todas horas, todos los días, en español y en inglés. No hay laberinto de menús: la primera voz que oyes puede ver tu línea, probarla y reiniciarla.</p>',
  ),
  image: art('support-desk-violet'),
  imageSide: 'right',
  backgroundColor: 'violet',
  cta: goTo('home-support', 'Ways to reach us', 'Cómo encontrarnos', '/support', 'button'),
});

const closing = entry(contentBlock, 'home-closing', {
  variant: 'centeredText',
  title: t('Does it reach your door?', '¿Llega hasta tu puerta?'),
  description: t(
    '<p>We build street by street in some 35 cities, so the honest answer depends on the address. Finding out takes half a minute and no email.</p>',
    '<p>Construimos calle por calle en unas 35 ciudades, así que la respuesta honesta depende de la dirección. Saberlo toma medio minuto y no pide tu correo.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const home = entry(page, 'page-home', {
  internalName: 'Home',
  slug: '/',
  title: t('Fiber internet from $55 a month', 'Internet de fibra desde $55 al mes'),
  description: t(
    'Fiber internet with the same speed up and down, from $55 a month. No contract, no data caps, router and installation included.',
    'Internet de fibra que sube igual de rápido que baja, desde $55 al mes. Sin contrato ni límite de datos, con router e instalación incluidos.',
  ),
  breadcrumb: t('Home', 'Inicio'),
  blocks: [
    top,
    statement,
    plans,
    upload,
    kitchen,
    installation,
    ...homeCities,
    homeVoices,
    support,
    homeAccolades,
    closing,
    accountNotFoundDialog,
  ],
});
