import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

const top = entry(hero, 'not-found-hero', {
  variant: 'imageHero',
  kicker: t('Error 404', 'Error 404'),
  title: t('This thread leads nowhere.', 'Este hilo no lleva a ninguna parte.'),
  subtitle: t(
    'The page has moved, or it never existed. The cat denies everything.',
    'La página cambió de lugar o nunca existió. El gato lo niega todo.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('not-found'),
  cta: goTo('not-found-home', 'Back to the start', 'Volver al inicio', '/', 'button'),
  secondCta: goTo('not-found-support', 'Get help', 'Pedir ayuda', '/support', 'outline'),
  analyticsId: 'not-found-hero',
});

const places = entry(textBlock, 'not-found-places', {
  title: t('Where people usually want to go', 'Adónde suele querer ir la gente'),
  content: t(
    `<ul>
      <li><a href="/plans">Plans and prices</a>, three of each</li>
      <li><a href="/check-address">The address check</a>, to see whether we reach you</li>
      <li><a href="/cities/austin">Austin</a> and its <a href="/cities/austin/support">support page</a></li>
      <li><a href="/support">Support</a>, with the common questions</li>
      <li><a href="/legal/terms">Terms of service</a></li>
    </ul>
    <p>If you typed the address, look for a letter too many. If a link of ours brought you here, tell support; we would like to fix it.</p>`,
    `<ul>
      <li><a href="/plans">Planes y precios</a>, tres de cada uno</li>
      <li><a href="/check-address">La consulta de dirección</a>, para ver si llegamos a tu casa</li>
      <li><a href="/cities/austin">Austin</a> y su <a href="/cities/austin/support">página de ayuda</a></li>
      <li><a href="/support">Ayuda</a>, con las preguntas frecuentes</li>
      <li><a href="/legal/terms">Términos del servicio</a></li>
    </ul>
    <p>Si escribiste la dirección, busca una letra de más. Si te trajo aquí un enlace nuestro, avísanos; queremos arreglarlo.</p>`,
  ),
});

export const notFound = entry(page, 'page-not-found', {
  internalName: 'Error 404',
  slug: '/404',
  title: t('Page not found', 'Página no encontrada'),
  description: t('There is no page at this address.', 'No hay ninguna página en esta dirección.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, places],
});
