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

/** Links to the app in two app stores. The stores exist, but the app does not. */
const stores = {
  playLink: 'https://play.google.com/store/apps/details?id=example.skein.fiber',
  playButton: t('Get it for Android', 'Descargar para Android'),
  appLink: 'https://apps.apple.com/us/app/skein-fiber/id0000000000',
  appButton: t('Get it for iPhone', 'Descargar para iPhone'),
  campaign: 'app-page',
} as const;

const top = entry(pushToAppHero, 'app-hero', {
  kicker: t('The Skein app', 'La app de Skein'),
  title: t('Your router, in your pocket.', 'Tu router, en el bolsillo.'),
  subtitle: t(
    'Restart it from the yard, see who’s online and pay your bill while the pasta boils.',
    'Reinícialo desde el patio, mira quién está conectado y paga tu factura mientras hierve la pasta.',
  ),
  theme: 'violet',
  image: art('app-screen'),
  ...stores,
  analyticsId: 'app-hero',
});

const start = entry(instructionSteps, 'app-start', {
  title: t('Set up your Wi-\u2060Fi in three steps', 'Configura tu Wi-\u2060Fi en tres pasos'),
  description: t(
    '<p>The app walks you through it. Most people need 15 minutes; with a cat, 30.</p>',
    '<p>La app te guía. Casi todos tardan 15 minutos; con gato, 30.</p>',
  ),
  steps: [
    entry(instructionStep, 'app-start-card', {
      title: t('Find the card', 'Busca la tarjeta'),
      description: t(
        '<p>It’s under the router, with a code on the back. Open the app, choose <strong>Set up</strong> and point your camera at it.</p>',
        '<p>Está debajo del router y tiene un código por detrás. Abre la app, elige <strong>Configurar</strong> y apúntale con la cámara.</p>',
      ),
      image: art('app-scan'),
    }),
    entry(instructionStep, 'app-start-plug', {
      title: t('Plug in both cords', 'Conecta los dos cables'),
      description: t(
        '<p>Push the thin one into the wall jack until it clicks. The light turns orange, then white, and the app tells you when.</p>',
        '<p>Mete el delgado en la toma de la pared hasta que haga clic. La luz se pone naranja y luego blanca, y la app te avisa.</p>',
      ),
      image: art('until-it-clicks-teal'),
    }),
    entry(instructionStep, 'app-start-walk', {
      title: t('Walk through the rooms', 'Recorre los cuartos'),
      description: t(
        '<p>The app tests as you go and tells you where a second access point would help. Usually, you won’t need one.</p>',
        '<p>La app mide mientras caminas y te dice dónde ayudaría otro punto de acceso. Casi siempre, no hace falta.</p>',
      ),
      image: art('near-and-far'),
      cta: goTo('app-start-wifi', 'Improve my Wi-\u2060Fi', 'Mejorar mi Wi-\u2060Fi', '/wifi'),
    }),
  ],
  theme: 'paper',
  analyticsId: 'app-start',
});

const codes = entry(appDeepLink, 'app-codes', {
  title: t('Take it with you', 'Llévatela contigo'),
  description: t(
    '<p>On your phone, tap your store. On a bigger screen, point your phone’s camera at the code.</p>',
    '<p>En el celular, toca tu tienda. En una pantalla más grande, apúntale al código con la cámara del celular.</p>',
  ),
  theme: 'teal',
  image: art('app-home'),
  ...stores,
  analyticsId: 'app-codes',
});

const without = entry(textBlock, 'app-without', {
  title: t('You can do it without the app', 'Sin la app también se puede'),
  content: t(
    `<ul>
      <li><strong>Restart the router:</strong> unplug it, count to ten and plug it back in.</li>
      <li><strong>Change your Wi-\u2060Fi password:</strong> the card under the router tells you how.</li>
      <li><strong>See your bill:</strong> it comes by email or on paper ten days before it’s due. Questions? Write to ${mailLink(HELP_MAIL)}.</li>
    </ul>`,
    `<ul>
      <li><strong>Reiniciar el router:</strong> desconéctalo, cuenta hasta diez y vuelve a conectarlo.</li>
      <li><strong>Cambiar la contraseña del Wi-\u2060Fi:</strong> la tarjeta debajo del router dice cómo.</li>
      <li><strong>Ver tu factura:</strong> llega por correo electrónico o en papel diez días antes de vencer. ¿Dudas? Escribe a ${mailLink(HELP_MAIL)}.</li>
    </ul>`,
  ),
});

/**
 * The page with download links for the app. The page header links to it, and printed letters contain the short
 * path `/r/app`. Search engines do not list it.
 */
export const app = entry(page, 'page-app', {
  internalName: 'App',
  slug: '/app',
  title: t('The Skein app', 'La app de Skein'),
  description: t(
    'Restart your router, see who’s online and pay your bill with the Skein app. Get it for iPhone or Android, or see how to do it all without it.',
    'Reinicia tu router, mira quién está conectado y paga tu factura con la app de Skein. Descárgala para iPhone o Android, o hazlo sin ella.',
  ),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, start, codes, without],
});
