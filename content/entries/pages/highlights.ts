import { highlightedBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { NEW_STREET_DAYS, STREET } from '../offer.ts';

/** Leads from the page about internet to the plans. */
export const plansPromo = entry(highlightedBlock, 'internet-plans-promo', {
  variant: 'promoBar',
  title: t('First month free on new streets', 'Primer mes gratis en calles nuevas'),
  description: t(
    `<p>Where the cones stood in the last ${NEW_STREET_DAYS}\u00a0days. The plans say it before you order.</p>`,
    `<p>Donde hubo conos en los últimos ${NEW_STREET_DAYS}\u00a0días. Los planes lo dicen antes de que contrates.</p>`,
  ),
  ground: 'amber-soft',
  cta: goTo('internet-to-plans', 'See the three plans', 'Ver los tres planes', '/plans', 'button'),
});

/** A city where more is being built. */
export const saltLake = entry(highlightedBlock, 'community-salt-lake', {
  variant: 'comingSoonCity',
  title: t('More of the Salt Lake Valley', 'Más del valle de Salt Lake'),
  subtitle: t('The next streets in spring', 'Las próximas calles, en primavera'),
  description: t(
    `<p>We dig from the lake toward the mountains, ${STREET.pace.en}, and put every lawn back the way it was.</p>`,
    `<p>Cavamos del lago hacia las montañas, ${STREET.pace.es}, y dejamos cada jardín como estaba.</p>`,
  ),
  backgroundImage: art('skyline-salt-lake'),
  cta: goTo('community-salt-lake', 'Leave your street', 'Deja tu calle', '/check-address', 'button'),
});

/** One sentence about contracts. */
export const noContract = entry(highlightedBlock, 'about-no-contract', {
  variant: 'highlightLink',
  title: t('Nobody has ever called us about a contract.', 'Nadie nos ha llamado nunca por un contrato.'),
  description: t('<p>There is none to call about.</p>', '<p>No hay ninguno por el que llamar.</p>'),
  cta: goTo(
    'about-terms',
    'Read the terms, it takes nine minutes',
    'Leer los términos: nueve minutos',
    '/legal/terms',
  ),
});

/** Work at home, on the plan that one has anyway. */
export const homeBusiness = entry(highlightedBlock, 'plans-home-business', {
  variant: 'homeBusiness',
  title: t('The shop in the back room', 'La tienda del cuarto de atrás'),
  description: t(
    '<p>Orders, invoices and a camera on the stock run on any of the three. A street door needs another plan.</p>',
    '<p>Pedidos, facturas y una cámara en la bodega caben en cualquiera de los tres. Con puerta a la calle es otro plan.</p>',
  ),
  backgroundImage: art('weave-amber'),
  leftImage: art('desk'),
  rightImage: art('shop-front-evening'),
  cta: goTo('plans-business', 'Skein for business', 'Skein para negocios', '/business'),
});
