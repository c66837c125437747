import { highlightedBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo, seePlans } from '../calls-to-action.ts';
import { NEW_STREET_DAYS, STREET } from '../offer.ts';

/** A bar on the internet page that links to the plans. */
export const plansPromo = entry(highlightedBlock, 'internet-plans-promo', {
  variant: 'promoBar',
  title: t('First month free on new streets', 'Primer mes gratis en calles nuevas'),
  description: t(
    `<p>That’s anywhere the cones came down in the last ${NEW_STREET_DAYS}\u00a0days. You’ll see it in the plans before you order.</p>`,
    `<p>Es decir, donde quitamos los conos en los últimos ${NEW_STREET_DAYS}\u00a0días. Lo verás en los planes antes de contratar.</p>`,
  ),
  ground: 'amber-soft',
  cta: seePlans('internet-to-plans', 'button'),
});

/** A block about a city where the provider is building. */
export const saltLake = entry(highlightedBlock, 'community-salt-lake', {
  variant: 'comingSoonCity',
  title: t('More of the Salt Lake Valley', 'Más del valle de Salt Lake'),
  subtitle: t('Next streets coming in spring', 'Las próximas calles, en primavera'),
  description: t(
    `<p>We dig from the lake toward the mountains, ${STREET.pace.en}, and put every lawn back the way it was.</p>`,
    `<p>Avanzamos del lago hacia las montañas, ${STREET.pace.es}, y dejamos cada jardín como estaba.</p>`,
  ),
  backgroundImage: art('skyline-salt-lake'),
  cta: goTo('community-salt-lake', 'Check availability', 'Ver cobertura', '/check-address', 'button'),
});

/** A block that says that customers sign no contract. */
export const noContract = entry(highlightedBlock, 'about-no-contract', {
  variant: 'highlightLink',
  title: t('Nobody has ever called us about a contract.', 'Nadie nos ha llamado nunca por un contrato.'),
  description: t('<p>That’s because there isn’t one.</p>', '<p>Es que no hay contrato.</p>'),
  cta: goTo(
    'about-terms',
    'Read the terms in nine minutes',
    'Leer los términos en nueve minutos',
    '/legal/terms',
  ),
});

/** A block about working from home. */
export const homeBusiness = entry(highlightedBlock, 'plans-home-business', {
  variant: 'homeBusiness',
  title: t('Run your shop from the back room', 'Tu negocio en el cuarto de atrás'),
  description: t(
    '<p>Orders, invoices and a stockroom camera all run on any of our home plans. If customers walk in off the street, you’ll need a business plan.</p>',
    '<p>Los pedidos, las facturas y una cámara en la bodega funcionan con cualquier plan para hogares. Si recibes clientes en un local, necesitas un plan para negocios.</p>',
  ),
  backgroundImage: art('weave-amber'),
  leftImage: art('night-counter'),
  rightImage: art('stockroom'),
  cta: goTo('plans-business', 'See Skein for business', 'Ver Skein para negocios', '/business'),
});
