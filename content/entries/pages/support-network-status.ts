import { contentBlock, hero, networkStatus, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { callSupport, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { OUTAGE_CREDIT, SUPPORT } from '../offer.ts';

const top = entry(hero, 'network-status-hero', {
  variant: 'imageHero',
  kicker: t('Network status', 'Estado de la red'),
  title: t('Check for outages.', 'Mira si hay cortes.'),
  subtitle: t(
    'See what our engineers know about your street, the minute they know it. No calls, no hold music.',
    'Mira lo que saben nuestros ingenieros de tu calle, al mismo tiempo que ellos. Sin llamadas y sin música de espera.',
  ),
  theme: 'violet',
  layout: 'right',
  image: art('network-map-violet'),
  cta: goTo(
    'network-status-hero',
    'Check for outages',
    'Ver si hay cortes',
    '/support/network-status#network-status',
    'button',
  ),
  analyticsId: 'network-status-hero',
});

const status = entry(networkStatus, 'network-status-search', {
  title: t('Look up your street', 'Busca tu calle'),
  subtitle: t(
    'Type your house number and the first letters of your street.',
    'Escribe tu número y las primeras letras de tu calle.',
  ),
  hint: t(
    'To try it out: 1 Ready Rd or 100 Many Doors Blvd',
    'Para probar: 1 Ready Rd o 100 Many Doors Blvd',
  ),
  nothingFound: t(
    'We have no connected home at that address. Check the number, see if we reach your street, or call us day or night.',
    'No tenemos ninguna casa conectada en esa dirección. Revisa el número, mira si llegamos a tu calle o llámanos, de día o de noche.',
  ),
  nothingFoundCta: goTo(
    'network-status-call',
    `Call ${SUPPORT.text}`,
    `Llamar al ${SUPPORT.text}`,
    SUPPORT.tel,
  ),
  allClear: t('All clear. Your line is working.', 'Todo en orden. Tu línea funciona.'),
  analyticsId: 'network-status-search',
});

const words = entry(textBlock, 'network-status-words', {
  title: t('What each status means', 'Qué significa cada aviso'),
  content: t(
    `<h3>Potential issue</h3>
    <p>Someone noticed something, or a machine thinks it did. We’re looking into it. You don’t need to do anything.</p>
    <h3>Confirmed issue</h3>
    <p>Something’s broken, and we’ve routed traffic around it. Most homes won’t notice.</p>
    <h3>Service degraded</h3>
    <p>You’re online, but slower than you pay for. We’re working to get you back to full speed.</p>
    <h3>Service outage</h3>
    <p>You have no service. Every home on the line gets a text when it starts, when we know how long it’ll last and when it’s over. ${OUTAGE_CREDIT.en}</p>`,
    `<h3>Posible problema</h3>
    <p>Alguien notó algo, o una máquina lo cree. Lo estamos revisando. No tienes que hacer nada.</p>
    <h3>Problema confirmado</h3>
    <p>Algo se rompió y desviamos el tráfico por otro lado. La mayoría de las casas ni lo nota.</p>
    <h3>Servicio lento</h3>
    <p>Tienes conexión, pero más lenta de lo que pagas. Trabajamos para devolverte tu velocidad.</p>
    <h3>Servicio interrumpido</h3>
    <p>No tienes servicio. Cada casa de la línea recibe un mensaje de texto cuando empieza, cuando sabemos cuánto va a durar y cuando termina. ${OUTAGE_CREDIT.es}</p>`,
  ),
  backgroundColor: 'violet-soft',
});

const night = entry(contentBlock, 'network-status-night', {
  variant: 'textWithImage',
  ...coloredTitle('network-status-night', [
    ['Down at ten?', '¿Falla a las diez?'],
    ['We work until it’s back.', 'Trabajamos hasta que vuelva.', 'amber'],
  ]),
  description: t(
    `<p>Half of all cuts are made by shovels before lunch. Our crews work until it’s fixed, whatever the weather, and post what they find here.</p>
    <p>We schedule planned work between one and five in the morning, and we post it here a week ahead.</p>`,
    `<p>La mitad de los cortes los hacen las palas antes del mediodía. Nuestras cuadrillas siguen hasta repararlos, con cualquier clima, y publican aquí lo que encuentran.</p>
    <p>Los trabajos programados se hacen entre la una y las cinco de la mañana, y los publicamos aquí con una semana de anticipación.</p>`,
  ),
  image: art('night-crew-violet'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const inside = entry(contentBlock, 'network-status-inside', {
  variant: 'textWithImage',
  title: t('All clear, but still not working?', '¿Todo en orden y sigue sin funcionar?'),
  description: t(
    `<p>Then the problem’s somewhere between the jack and the couch. Try this:</p>
    <ul>
      <li>Unplug the router for ten seconds.</li>
      <li>Check its light: white means your line is fine, orange means it’s connecting, red means call us.</li>
      <li>Test with a cable. If the cable’s fast, move the router.</li>
    </ul>`,
    `<p>Entonces el problema está entre la toma y el sofá. Prueba esto:</p>
    <ul>
      <li>Desconecta el router diez segundos.</li>
      <li>Mira su luz: blanca, tu línea está bien; naranja, se está conectando; roja, llámanos.</li>
      <li>Mide con un cable. Si con cable es rápido, cambia el router de lugar.</li>
    </ul>`,
  ),
  image: art('offline'),
  imageSide: 'right',
  cta: callSupport,
});

export const supportNetworkStatus = entry(page, 'page-support-network-status', {
  internalName: 'Network status',
  slug: '/support/network-status',
  title: t('Network status: check for outages', 'Estado de la red: ¿hay un corte en tu dirección?'),
  description: t(
    'Type your address to see if there’s a Skein Fiber outage: all clear, slower than usual or out, and since when. Plus what to try at home first.',
    'Escribe tu dirección y mira si hay un corte de Skein Fiber: todo en orden, más lento o sin servicio, y desde cuándo. Y qué probar primero en casa.',
  ),
  breadcrumb: t('Network status', 'Estado de la red'),
  siteMap: 'support',
  blocks: [top, status, words, night, inside],
});
