import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, goTo, seePlans } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { filmVideo, heroFilm } from '../films.ts';
import { gamingPath, gamingPlayers, gamingSentence } from './gaming.stories.ts';
import { gamingPlans } from './gaming.plans.ts';
import { LATENCY, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'gaming-hero', {
  variant: 'gamingHero',
  kicker: t('Gaming', 'Videojuegos'),
  title: t('Blame your aim, not your ping.', 'Culpa a tu puntería, no al ping.'),
  subtitle: t(
    'Uploads as fast as downloads, on a line your neighbors can’t slow down.',
    'Sube tan rápido como baja, en una línea que tus vecinos no pueden frenar.',
  ),
  theme: 'ink',
  facts: t(
    [`${LATENCY.text} to our network and back`, 'Same speed both ways', 'No data caps'],
    [`${LATENCY.text} de ida y vuelta a nuestra red`, 'Sube tan rápido como baja', 'Sin límite de datos'],
  ),
  ...heroFilm('gaming'),
  cta: checkMyAddress,
  secondCta: seePlans('gaming-plans', 'outline'),
  analyticsId: 'gaming-hero',
});

const statement = entry(contentBlock, 'gaming-statement', {
  variant: 'centeredText',
  ...coloredTitle('gaming-statement', [
    ['Games only need 3\u00a0Mbps.', 'Un juego solo pide 3\u00a0Mbps.'],
    ['But they need it now.', 'Pero los pide ya.', 'violet'],
  ]),
  description: t(
    '<p>Speed decides how long you wait for a download. In a match, what you feel is the delay, and whether it jumps when someone upstairs starts a movie. That’s why it helps to have a line of your own.</p>',
    '<p>La velocidad decide cuánto esperas una descarga. En la partida lo que se siente es el retraso, y si brinca cuando alguien de arriba pone una película. Para eso sirve tener una línea propia.</p>',
  ),
});

const firstMove = entry(contentBlock, 'gaming-first-move', {
  variant: 'gamingVideo',
  title: t('You moved first. It counts.', 'Te moviste primero. Y eso cuenta.'),
  subtitle: t(
    'A ping that holds steady, even at nine at night.',
    'Un ping que no se mueve, ni a las nueve de la noche.',
  ),
  description: t(
    `<p>From your wall to our hub, your line is yours alone. Whatever the neighbors stream travels on another strand.</p>
    <p>Grandmothers have been known to take advantage.</p>`,
    `<p>De tu pared a nuestra central, la línea es solo tuya. Lo que ven los vecinos va por otro hilo.</p>
    <p>Hay abuelas que lo aprovechan.</p>`,
  ),
  video: filmVideo('night-race', { loop: true }),
});

const download = entry(contentBlock, 'gaming-download', {
  variant: 'textWithImage',
  title: t('Downloaded before the pizza arrives', 'Descargado antes de que llegue la pizza'),
  description: t(
    `<p>New games run about 100\u00a0GB. Over an Ethernet cable, if the game’s server keeps up, the download takes:</p>
    <ul>
      <li><strong>${SKEIN_500.name}:</strong> about 27 minutes</li>
      <li><strong>${SKEIN_1_GIG.name}:</strong> about 13 minutes</li>
      <li><strong>${SKEIN_2_GIG.name}:</strong> about 7 minutes</li>
    </ul>
    <p>In a match, all three feel the same. Go bigger for shorter waits, or if you stream.</p>`,
    `<p>Un juego nuevo pesa unos 100\u00a0GB. Con un cable Ethernet, y si el servidor del juego da abasto, la descarga tarda:</p>
    <ul>
      <li><strong>${SKEIN_500.name}:</strong> unos 27 minutos</li>
      <li><strong>${SKEIN_1_GIG.name}:</strong> unos 13 minutos</li>
      <li><strong>${SKEIN_2_GIG.name}:</strong> unos 7 minutos</li>
    </ul>
    <p>En la partida, los tres se sienten igual. Elige uno más grande para esperar menos o para transmitir.</p>`,
  ),
  image: art('behind-screen'),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
  cta: goTo('gaming-download-plans', 'Compare plans', 'Comparar planes', '/plans'),
});

const measure = entry(contentBlock, 'gaming-measure', {
  variant: 'moduleSpeedTest',
  title: t('Test it where you play', 'Mide donde juegas'),
  description: t(
    `<p>Run the test over Wi-\u2060Fi from the chair where you play, then again with the Ethernet cable that came with the router. Look at the delay, not the speed.</p>
    <p>If the delay drops, it was your walls: leave the cable in. If it doesn’t, it’s us. Call any time; we can see your line while we talk.</p>`,
    `<p>Haz la prueba por Wi-\u2060Fi desde la silla donde juegas, y otra vez con el cable Ethernet que viene con el router. Fíjate en el retraso, no en la velocidad.</p>
    <p>Si el retraso baja, eran las paredes: deja el cable puesto. Si no, somos nosotros. Llama a cualquier hora; vemos tu línea mientras hablamos.</p>`,
  ),
  testSide: 'left',
  moduleColor: 'violet-soft',
  cta: goTo('gaming-support', 'Contact us', 'Contactarnos', '/support', 'outline'),
});

const closing = entry(contentBlock, 'gaming-closing', {
  variant: 'centeredText',
  title: t('One more round, with fiber.', 'La última, pero con fibra.'),
  description: t(
    '<p>It takes half a minute to see if fiber reaches your door. That’s shorter than most lobbies.</p>',
    '<p>En medio minuto sabes si la fibra llega a tu puerta. Casi ninguna sala de espera es tan corta.</p>',
  ),
  backgroundColor: 'violet',
  cta: checkMyAddress,
});

export const gaming = entry(page, 'page-gaming', {
  internalName: 'Gaming',
  slug: '/gaming',
  title: t('Fiber for gaming: steady ping, fast uploads', 'Fibra para jugar: ping estable y subida rápida'),
  description: t(
    `See what gaming needs from your internet: a steady ping, ${LATENCY.text} to our network and back, no data caps, and a test over Wi-Fi and wired.`,
    `Lo que un juego le pide a tu internet: ping estable, ${LATENCY.text} de ida y vuelta a la red, sin límite de datos, y una prueba por Wi-Fi y por cable.`,
  ),
  breadcrumb: t('Gaming', 'Videojuegos'),
  blocks: [
    top,
    statement,
    gamingPlayers,
    firstMove,
    gamingPath,
    download,
    measure,
    gamingSentence,
    gamingPlans,
    closing,
  ],
});
