import {
  appDeepLink,
  instructionStep,
  instructionSteps,
  pushToAppHero,
  textBlock,
} from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink } from '../contacts.ts';
import { heroFilm } from '../films.ts';

/** An app that is in no store: the addresses are those of stores, what they name is invented. */
const stores = {
  playLink: 'https://play.google.com/store/apps/details?id=example.skein.fiber',
  playButton: t('Get it for Android', 'Descárgala para Android'),
  appLink: 'https://apps.apple.com/us/app/skein-fiber/id0000000000',
  appButton: t('Get it for iPhone', 'Descárgala para iPhone'),
  campaign: 'app-page',
} as const;

const top = entry(pushToAppHero, 'app-hero', {
  kicker: t('The Skein app', 'La app de Skein'),
  title: t('The router, in your pocket.', 'El router, en el bolsillo.'),
  subtitle: t(
    'Restart it from the yard, see who is on it, pay the bill before the coffee is through.',
    'Reinícialo desde el patio, mira quién está conectado, paga el recibo antes de que salga el café.',
  ),
  theme: 'violet',
  ...heroFilm('night-race'),
  ...stores,
  analyticsId: 'app-hero',
});

const start = entry(instructionSteps, 'app-start', {
  title: t('From the box to every room', 'De la caja a cada cuarto'),
  description: t(
    '<p>Three things to do, and the app counts along. Most people need a quarter of an hour, with a cat half of one.</p>',
    '<p>Tres cosas por hacer, y la app las va contando. Casi todos tardan un cuarto de hora; con gato, media.</p>',
  ),
  steps: [
    entry(instructionStep, 'app-start-card', {
      title: t('Find the card', 'Busca la tarjeta'),
      description: t(
        '<p>It lies under the router, with a code on its back. Open the app, choose <strong>Set up</strong> and hold the camera over it.</p>',
        '<p>Está debajo del router y lleva un código por detrás. Abre la app, elige <strong>Instalar</strong> y ponle la cámara encima.</p>',
      ),
      image: art('in-the-box-amber'),
    }),
    entry(instructionStep, 'app-start-plug', {
      title: t('Plug in both cords', 'Conecta los dos cables'),
      description: t(
        '<p>The thin one goes into the jack on the wall, until it clicks. The light turns orange, then white; the app says so, too.</p>',
        '<p>El delgado va en la toma de la pared, hasta que haga clic. La luz se pone naranja y luego blanca; la app también lo dice.</p>',
      ),
      image: art('until-it-clicks-teal'),
    }),
    entry(instructionStep, 'app-start-walk', {
      title: t('Walk through the rooms', 'Recorre los cuartos'),
      description: t(
        '<p>The app measures as you go, and tells you where a second router would help. Usually it says that none would.</p>',
        '<p>La app mide mientras caminas y te dice dónde ayudaría otro router. Casi siempre dice que en ninguna parte.</p>',
      ),
      image: art('wifi-house-coral'),
      cta: goTo(
        'app-start-wifi',
        'More about Wi-\u2060Fi at home',
        'Más sobre el Wi-\u2060Fi en casa',
        '/wifi',
      ),
    }),
  ],
  theme: 'paper',
  analyticsId: 'app-start',
});

const codes = entry(appDeepLink, 'app-codes', {
  title: t('Point your camera here', 'Apunta la cámara aquí'),
  description: t(
    '<p>A code for each store. If you read this on the phone itself, one tap will do.</p>',
    '<p>Un código por tienda. Si lees esto en el propio teléfono, basta con tocar.</p>',
  ),
  theme: 'teal',
  image: art('pocket-app'),
  ...stores,
  analyticsId: 'app-codes',
});

const without = entry(textBlock, 'app-without', {
  title: t('It works without it, too', 'Sin la app también se puede'),
  content: t(
    `<ul>
      <li><strong>Restart the router:</strong> pull its plug, count to ten, and put it back.</li>
      <li><strong>A new Wi-\u2060Fi password:</strong> the card under the router says where.</li>
      <li><strong>The bill:</strong> comes by email or on paper ten days before it is due, and ${mailLink(HELP_MAIL)} answers questions about it.</li>
    </ul>`,
    `<ul>
      <li><strong>Reiniciar el router:</strong> desconéctalo, cuenta hasta diez y vuelve a conectarlo.</li>
      <li><strong>Otra contraseña de Wi-\u2060Fi:</strong> la tarjeta debajo del router dice dónde.</li>
      <li><strong>El recibo:</strong> llega por correo electrónico o en papel diez días antes de vencer, y en ${mailLink(HELP_MAIL)} responden tus dudas.</li>
    </ul>`,
  ),
});

/** Where customers are sent for the app, by the header and by letters: `/r/app`. Search engines have no use for it. */
export const app = entry(page, 'page-app', {
  internalName: 'App',
  slug: '/app',
  title: t('The Skein app', 'La app de Skein'),
  description: t(
    'Restart the router, see who is on it and pay the bill: the Skein app, and how to do without it.',
    'Reinicia el router, mira quién está conectado y paga el recibo: la app de Skein, y cómo arreglártelas sin ella.',
  ),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, start, codes, without],
});
