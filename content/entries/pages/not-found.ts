import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL } from '../contacts.ts';

const top = entry(hero, 'not-found-hero', {
  variant: 'imageHero',
  kicker: t('Error 404', 'Error 404'),
  title: t('We can’t find that page.', 'No encontramos esa página.'),
  subtitle: t(
    'It may have moved, or it never existed. The cat denies everything.',
    'Quizá cambió de lugar o nunca existió. El gato lo niega todo.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('not-found'),
  cta: goTo('not-found-home', 'Go to the home page', 'Ir al inicio', '/', 'button'),
  secondCta: goTo('not-found-support', 'Get help', 'Pedir ayuda', '/support', 'outline'),
  analyticsId: 'not-found-hero',
});

const places = entry(textBlock, 'not-found-places', {
  title: t('Try one of these', 'Prueba con una de estas'),
  content: t(
    `<ul>
      <li><a href="/plans">Plans and prices</a></li>
      <li><a href="/check-address">Check availability</a>, to see if we reach you</li>
      <li><a href="/cities/austin">Austin</a> and its <a href="/cities/austin/support">support page</a></li>
      <li><a href="/support">Support</a>, with answers to common questions</li>
      <li><a href="/legal/terms">Terms of service</a></li>
    </ul>
    <p>If you typed the address, check for typos. If one of our links brought you here, <a href="mailto:${HELP_MAIL}">let us know</a> so we can fix it.</p>`,
    `<ul>
      <li><a href="/plans">Planes y precios</a></li>
      <li><a href="/check-address">Ver cobertura</a>: si llegamos a tu casa</li>
      <li><a href="/cities/austin">Austin</a> y la <a href="/cities/austin/support">ayuda en Austin</a></li>
      <li><a href="/support">Ayuda</a>, con las preguntas frecuentes</li>
      <li><a href="/legal/terms">Términos del servicio</a></li>
    </ul>
    <p>Si escribiste la dirección, revisa que no tenga errores. Si te trajo aquí un enlace nuestro, <a href="mailto:${HELP_MAIL}">avísanos</a> para arreglarlo.</p>`,
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
