import { contentBlock, hero, networkStatus, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';

const top = entry(hero, 'network-status-hero', {
  variant: 'imageHero',
  kicker: t('Network status', 'Estado de la red'),
  title: t('Ask the line itself.', 'Pregúntale a la línea.'),
  subtitle: t(
    'What our engineers know about your street, you know the same minute. No number to dial, no music to sit through.',
    'Lo que nuestros ingenieros saben de tu calle, lo sabes tú en el mismo minuto. Sin marcar y sin música de espera.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('network-map-violet'),
  cta: goTo(
    'network-status-hero',
    'Check my street',
    'Consultar mi calle',
    '/support/network-status#network-status',
    'button',
  ),
  analyticsId: 'network-status-hero',
});

const status = entry(networkStatus, 'network-status-search', {
  title: t('How is it at your place?', '¿Cómo va en tu casa?'),
  subtitle: t(
    'The number and the first letters of the street are enough.',
    'Bastan el número y las primeras letras de la calle.',
  ),
  hint: t(
    'For a look around: 1 Ready Rd, or 100 Many Doors Blvd',
    'Para echar un vistazo: 1 Ready Rd o 100 Many Doors Blvd',
  ),
  allClear: t('All clear. The light gets through to here.', 'Todo en orden. La luz llega bien hasta aquí.'),
  analyticsId: 'network-status-search',
});

const words = entry(textBlock, 'network-status-words', {
  title: t('Four words, and what we do about each', 'Cuatro avisos, y qué hacemos con cada uno'),
  content: t(
    `<h3>Potential issue</h3>
    <p>Somebody has noticed something, or a machine thinks so. We are looking. You need not do anything.</p>
    <h3>Confirmed issue</h3>
    <p>Something is broken, and the light takes another way around it. Most homes never notice.</p>
    <h3>Service degraded</h3>
    <p>You are online, but slower than you pay for. Whole hours of that come off the bill by themselves.</p>
    <h3>Service outage</h3>
    <p>No light at your end. Every household on the line gets a text when it begins, when we know how long, and when it is over. A day without service is a day without charge.</p>`,
    `<h3>Posible problema</h3>
    <p>Alguien notó algo, o una máquina lo cree. Estamos mirando. No tienes que hacer nada.</p>
    <h3>Problema confirmado</h3>
    <p>Algo se rompió y la luz da la vuelta por otro lado. La mayoría de las casas ni se entera.</p>
    <h3>Servicio degradado</h3>
    <p>Tienes conexión, pero más lenta de lo que pagas. Las horas enteras así se descuentan solas de la factura.</p>
    <h3>Servicio interrumpido</h3>
    <p>No llega luz a tu casa. Cada casa de la línea recibe un mensaje cuando empieza, cuando sabemos cuánto va a durar y cuando termina. Un día sin servicio es un día sin cobro.</p>`,
  ),
  backgroundColor: 'violet-soft',
});

const night = entry(contentBlock, 'network-status-night', {
  variant: 'textWithImage',
  ...coloredTitle('network-status-night', [
    ['Broken at ten,', 'Roto a las diez,'],
    ['mended by two.', 'reparado a las dos.', 'amber'],
  ]),
  description: t(
    `<p>Half of all cuts are made by shovels before lunch. The crews that mend them work until it is done, whatever the weather, and write here what they find.</p>
    <p>Work that we plan ourselves is done between one and five in the morning. You read of it here a week ahead.</p>`,
    `<p>La mitad de los cortes los hacen las palas antes del mediodía. Las cuadrillas que los reparan siguen hasta terminar, con cualquier clima, y escriben aquí lo que encuentran.</p>
    <p>Los trabajos que planeamos nosotros se hacen entre la una y las cinco de la mañana. Los lees aquí con una semana de anticipación.</p>`,
  ),
  image: art('night-crew-violet'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const inside = entry(contentBlock, 'network-status-inside', {
  variant: 'textWithImage',
  title: t('All clear here, and still no film?', '¿Aquí todo en orden y aun así no hay película?'),
  description: t(
    `<p>Then it is somewhere between the jack and the sofa, which is nearer than you think:</p>
    <ul>
      <li>Unplug the router for ten seconds.</li>
      <li>Look at its light: white is us, orange is waiting, red is a call.</li>
      <li>Try by wire. If the wire is fast, move the router.</li>
    </ul>`,
    `<p>Entonces está en algún punto entre la toma y el sofá, más cerca de lo que crees:</p>
    <ul>
      <li>Desconecta el router diez segundos.</li>
      <li>Mira su luz: blanca, la línea llega; naranja, está esperando; roja, llámanos.</li>
      <li>Prueba por cable. Si el cable va rápido, cambia el router de lugar.</li>
    </ul>`,
  ),
  image: art('offline'),
  imageSide: 'right',
  cta: callSupport,
});

export const supportNetworkStatus = entry(page, 'page-support-network-status', {
  internalName: 'Network status',
  slug: '/support/network-status',
  title: t('Network status: is it down at your address?', 'Estado de la red: ¿hay un corte en tu dirección?'),
  description: t(
    'Type your address and read what Skein Fiber knows about the line to it: all clear, slower than usual, or out, and since when.',
    'Escribe tu dirección y lee lo que Skein Fiber sabe de su línea: todo en orden, más lenta o cortada, y desde cuándo.',
  ),
  breadcrumb: t('Network status', 'Estado de la red'),
  siteMap: 'support',
  blocks: [top, status, words, night, inside],
});
