import { contentBlock, hero, plansSection } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art, photo } from '../art.ts';
import { checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { accountNotFoundDialog } from './account-not-found.ts';
import { homeCities } from './home.cities.ts';
import { homeVoices } from './home.voices.ts';
import { plansAndWays } from './plans.cards.ts';
import { CITIES, SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'home-hero', {
  variant: 'imageHero',
  kicker: t('Fiber from Austin since 2014', 'Fibra de Austin desde 2014'),
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  subtitle: t(
    `Fiber internet from ${SKEIN_500.price} a month. Uploads as fast as downloads, no contract, and a real person on the phone, day or night.`,
    `Internet de fibra desde ${SKEIN_500.price} al mes. Sube tan rápido como baja, sin contrato y con una persona al teléfono a cualquier hora.`,
  ),
  theme: 'ink',
  layout: 'behind',
  image: art('hero-home'),
  mobileImage: art('hero-home-portrait'),
  cta: checkMyAddress,
  secondCta: seePlans('home-see-plans', 'outline'),
  analyticsId: 'home-hero',
});

const offerings = entry(plansSection, 'home-plans', {
  title: t('Three speeds. That’s the whole menu.', 'Tres velocidades. Ese es todo el menú.'),
  description: t(
    '<p>The price covers your router, installation and unlimited data. Your June bill looks just like your May bill.</p>',
    '<p>El precio incluye el router, la instalación y datos ilimitados. Tu factura de junio es igual a la de mayo.</p>',
  ),
  ...plansAndWays,
  analyticsId: 'home-plans',
});

const upload = entry(contentBlock, 'home-upload', {
  variant: 'textWithImage',
  ...coloredTitle('home-upload', [
    ['Most internet is only fast one way.', 'Casi todo el internet solo es rápido de bajada.'],
    ['Ours is fast both ways.', 'El nuestro, también de subida.', 'amber'],
  ]),
  description: t(
    `<p>On ${SKEIN_1_GIG.name}, a wired computer uploads 20\u00a0GB of video in under three minutes. On a line that uploads at 20\u00a0Mbps, the same video takes two and a quarter hours.</p>
    <p>Video calls, cameras, backups and games all have to send, not just receive. You’ll feel the difference.</p>`,
    `<p>Con ${SKEIN_1_GIG.name} y por cable, subes 20\u00a0GB de video en menos de tres minutos. En una línea que sube a 20\u00a0Mbps, el mismo video tarda dos horas y cuarto.</p>
    <p>Las videollamadas, las cámaras, las copias de seguridad y los juegos también envían, no solo reciben. Y se nota la diferencia.</p>`,
  ),
  image: art('gaming-setup'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const kitchen = entry(contentBlock, 'home-kitchen', {
  variant: 'textWithImage',
  title: t('The only thing that waits is dinner.', 'Lo único que espera es la cena.'),
  description: t(
    `<p>Grandma’s on a video call with Monterrey. One kid is doing homework online; the other has a game she calls homework.</p>
    <p>Add the 4K movie in the next room, and they’re using about 40\u00a0Mbps. Our smallest plan has 500.</p>`,
    `<p>La abuela está en videollamada con Monterrey. Un niño hace la tarea en línea; su hermana tiene un juego al que llama tarea.</p>
    <p>Con la película en 4K del cuarto de al lado, usan unos 40\u00a0Mbps. Nuestro plan más pequeño tiene 500.</p>`,
  ),
  image: photo('kitchen-table'),
  imageSide: 'right',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
  cta: goTo(
    'home-calculator',
    'Try the Wi-\u2060Fi calculator',
    'Usar la calculadora de Wi-\u2060Fi',
    '/wifi-calculator',
  ),
});

const closing = entry(contentBlock, 'home-closing', {
  variant: 'centeredText',
  title: t('See if fiber reaches your door', '¿Llega la fibra a tu puerta?'),
  description: t(
    `<p>We serve ${CITIES.open} cities, street by street, so it depends on your address. Checking takes half a minute, and we don’t ask for your email.</p>`,
    `<p>Damos servicio en ${CITIES.open} ciudades, calle por calle, así que depende de tu dirección. Consultarla tarda medio minuto y no te pedimos el correo.</p>`,
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
