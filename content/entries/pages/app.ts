import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink } from '../contacts.ts';

const top = entry(hero, 'app-hero', {
  variant: 'imageHero',
  kicker: t('The Skein app', 'La app de Skein'),
  title: t('The router, in your pocket.', 'El router, en el bolsillo.'),
  subtitle: t(
    'Restart it from the yard, see who is on it, pay the bill. Look for “Skein Fiber” in the store of your phone.',
    'Reinícialo desde el patio, mira quién está conectado, paga el recibo. Busca “Skein Fiber” en la tienda de tu teléfono.',
  ),
  theme: 'teal',
  layout: 'right',
  image: art('treehouse-violet'),
  cta: goTo('app-support', 'Get help', 'Pedir ayuda', '/support', 'button'),
  analyticsId: 'app-hero',
});

const without = entry(textBlock, 'app-without', {
  title: t('It works without it, too', 'Sin la app también se puede'),
  content: t(
    `<ul>
      <li><strong>Restart the router:</strong> pull its plug, count to ten, and put it back.</li>
      <li><strong>A new Wi‑Fi password:</strong> the card under the router says where.</li>
      <li><strong>The bill:</strong> comes by mail on the first, and ${mailLink(HELP_MAIL)} answers questions about it.</li>
    </ul>`,
    `<ul>
      <li><strong>Reiniciar el router:</strong> desconéctalo, cuenta hasta diez y vuelve a conectarlo.</li>
      <li><strong>Otra contraseña de Wi‑Fi:</strong> la tarjeta debajo del router dice dónde.</li>
      <li><strong>El recibo:</strong> llega por correo el día primero, y en ${mailLink(HELP_MAIL)} responden tus dudas.</li>
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
  blocks: [top, without],
});
