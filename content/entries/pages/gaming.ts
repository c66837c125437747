import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { plansLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { filmVideo, heroFilm } from '../films.ts';
import { gamingPath, gamingPlayers, gamingSentence } from './gaming.stories.ts';
import { gamingPlans } from './gaming.plans.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'gaming-hero', {
  variant: 'gamingHero',
  kicker: t('Gaming', 'Videojuegos'),
  title: t('Blame your aim, not your ping.', 'Échale la culpa a tu puntería, no al ping.'),
  subtitle: t(
    'The way up is as wide as the way down, and the whole street together cannot crowd it.',
    'La subida es tan ancha como la bajada, y ni la calle entera junta la puede llenar.',
  ),
  theme: 'ink',
  facts: t(
    ['3\u00a0ms to our exchange', 'As fast up as down', 'No data cap'],
    ['3\u00a0ms a nuestra central', 'Sube como baja', 'Sin límite de datos'],
  ),
  ...heroFilm('gaming'),
  cta: checkMyAddress,
  secondCta: goTo('gaming-plans', 'See the plans', 'Ver los planes', plansLink, 'outline'),
  analyticsId: 'gaming-hero',
});

const statement = entry(contentBlock, 'gaming-statement', {
  variant: 'centeredText',
  ...coloredTitle('gaming-statement', [
    ['Games need 3\u00a0Mbps.', 'Un juego pide 3\u00a0Mbps.'],
    ['They need them now.', 'Y los pide ya.', 'violet'],
  ]),
  description: t(
    '<p>Speed decides how long you wait for the download. In the match you feel the delay, and whether it stays the same when somebody upstairs starts a film. That is what a line of your own is for.</p>',
    '<p>La velocidad decide cuánto esperas la descarga. En la partida lo que se siente es la demora, y si sigue igual cuando alguien de arriba pone una película. Para eso sirve tener una línea propia.</p>',
  ),
});

const firstMove = entry(contentBlock, 'gaming-first-move', {
  variant: 'gamingVideo',
  title: t('You moved first. It counts.', 'Te moviste primero. Y cuenta.'),
  subtitle: t(
    'A ping that stays put, even at nine in the evening.',
    'Un ping que no se mueve, ni a las nueve de la noche.',
  ),
  description: t(
    `<p>From your wall to our exchange the light has the glass to itself. What the neighbors stream takes another strand.</p>
    <p>Grandmothers are known to profit from this.</p>`,
    `<p>De tu pared a nuestra central, la luz tiene el vidrio para ella sola. Lo que ven los vecinos va por otro hilo.</p>
    <p>Se sabe de abuelas que lo aprovechan.</p>`,
  ),
  video: filmVideo('night-race', { loop: true }),
});

const download = entry(contentBlock, 'gaming-download', {
  variant: 'textWithImage',
  title: t('Installed before the pizza arrives', 'Instalado antes de que llegue la pizza'),
  description: t(
    `<p>New games weigh about 100\u00a0GB. By wire, and if their server keeps up, that takes:</p>
    <ul>
      <li><strong>${SKEIN_500.name}:</strong> about 27 minutes</li>
      <li><strong>${SKEIN_1_GIG.name}:</strong> about 13 minutes</li>
      <li><strong>${SKEIN_2_GIG.name}:</strong> about 7 minutes</li>
    </ul>
    <p>In the match itself all three feel the same. Take the bigger one for the waiting, or for the stream.</p>`,
    `<p>Un juego nuevo pesa unos 100\u00a0GB. Por cable, y si su servidor aguanta el paso, eso tarda:</p>
    <ul>
      <li><strong>${SKEIN_500.name}:</strong> unos 27 minutos</li>
      <li><strong>${SKEIN_1_GIG.name}:</strong> unos 13 minutos</li>
      <li><strong>${SKEIN_2_GIG.name}:</strong> unos 7 minutos</li>
    </ul>
    <p>Dentro de la partida los tres se sienten igual. El más grande es para esperar menos, o para transmitir.</p>`,
  ),
  image: art('controller'),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
  cta: goTo('gaming-download-plans', 'Compare the plans', 'Comparar los planes', plansLink),
});

const measureWifi = entry(contentBlock, 'gaming-measure-wifi', {
  variant: 'textWithSpeedTest',
  title: t('Measure where you lose', 'Mide donde pierdes'),
  description: t(
    '<p>Run the test over Wi-\u2060Fi, from the chair where you play. Look at the delay rather than the speed, run it again in the evening, and write both down.</p>',
    '<p>Haz la prueba por Wi-\u2060Fi, desde la silla donde juegas. Fíjate en la demora más que en la velocidad, repítela de noche y anota las dos.</p>',
  ),
  testSide: 'right',
});

const measureWire = entry(contentBlock, 'gaming-measure-wire', {
  variant: 'moduleSpeedTest',
  title: t('Then once more, by wire', 'Y otra vez, por cable'),
  description: t(
    `<p>Same chair, with the Ethernet cable from the router’s box. If the delay calms down, it was the walls: leave the cable in.</p>
    <p>If it does not, it is us. Call at any hour; we can see your line while you talk.</p>`,
    `<p>La misma silla, con el cable Ethernet de la caja del router. Si la demora se calma, eran las paredes: deja el cable puesto.</p>
    <p>Si no, somos nosotros. Llama a cualquier hora; vemos tu línea mientras hablas.</p>`,
  ),
  testSide: 'left',
  moduleColor: 'violet-soft',
  cta: goTo('gaming-support', 'Ways to reach us', 'Cómo encontrarnos', '/support', 'outline'),
});

const closing = entry(contentBlock, 'gaming-closing', {
  variant: 'centeredText',
  title: t('One more round, with fiber.', 'La última, pero con fibra.'),
  description: t(
    '<p>Half a minute tells you whether the line reaches your door. That is shorter than most lobbies.</p>',
    '<p>En medio minuto sabes si la línea llega hasta tu puerta. Dura menos que casi cualquier sala de espera.</p>',
  ),
  backgroundColor: 'violet',
  cta: checkMyAddress,
});

export const gaming = entry(page, 'page-gaming', {
  internalName: 'Gaming',
  slug: '/gaming',
  title: t('Fiber for gaming: steady ping, fast uploads', 'Fibra para jugar: ping estable y subida rápida'),
  description: t(
    'What a game needs of the line: a short, steady delay, 3\u00a0ms to our exchange, no data cap, and a speed test to run over Wi-Fi and by wire.',
    'Lo que un juego le pide a la línea: demora corta y pareja, 3\u00a0ms a la central, sin límite de datos, y una prueba por Wi-Fi y por cable.',
  ),
  breadcrumb: t('Gaming', 'Videojuegos'),
  blocks: [
    top,
    statement,
    gamingPlayers,
    firstMove,
    gamingPath,
    download,
    measureWifi,
    measureWire,
    gamingPlans,
    gamingSentence,
    closing,
  ],
});
