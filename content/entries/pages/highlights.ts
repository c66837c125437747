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
  title: t('More of the Salt Lake Valley', 'Más de Salt Lake Valley'),
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
  title: t('You don’t need a reason to leave.', 'No necesitas motivo para irte.'),
  description: t(
    '<p>One call, any day, no fee. The reasons to stay are up to us.</p>',
    '<p>Una llamada, cualquier día, sin cargo. Los motivos para quedarte nos tocan a nosotros.</p>',
  ),
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
  title: t('Run your business from the spare room', 'Tu negocio en el cuarto de visitas'),
  description: t(
    '<p>Invoices, orders and calls fit any home plan. Customers at the door, or a separate shop? You’ll need a business line.</p>',
    '<p>Facturas, pedidos y llamadas caben en cualquier plan para hogares. ¿Recibes clientes o tienes un local aparte? Entonces necesitas una línea de negocio.</p>',
  ),
  backgroundImage: art('weave-amber'),
  leftImage: art('night-counter'),
  rightImage: art('stockroom'),
  cta: goTo('plans-business', 'See Skein for business', 'Ver Skein para negocios', '/business'),
});
