import {
  contentBlock,
  featureCard,
  hero,
  highlightedBlock,
  plansSection,
  techSpec,
  textBlock,
} from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { plans } from './plans.cards.ts';
import { routerColumns } from './plans.routers.ts';
import { plansServices } from './plans.services.ts';
import { homeBusiness } from './highlights.ts';
import { PRICE_NOTICE_DAYS, SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'plans-hero', {
  variant: 'imageHero',
  kicker: t('Plans', 'Planes'),
  title: t('Pick a speed. The rest is included.', 'Elige la velocidad. Lo demás viene incluido.'),
  subtitle: t(
    'Every price includes your router, installation and unlimited data. And a real person on the phone, even at night.',
    'Cada precio incluye el router, la instalación y datos ilimitados. Y alguien que te contesta, hasta de noche.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('grandmother-call'),
  cta: checkMyAddress,
  analyticsId: 'plans-hero',
});

const offerings = entry(plansSection, 'plans-offerings', {
  title: t('Choose from three plans', 'Elige entre tres planes'),
  description: t(
    `<p>The price you sign up for is the regular price, not a teaser. If we ever change it, we’ll tell you ${PRICE_NOTICE_DAYS}\u00a0days ahead.</p>`,
    `<p>El precio con el que empiezas es el normal, no una promoción. Si el precio cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.</p>`,
  ),
  promoBar: t(
    'On streets we’ve just reached, your first month is free',
    'En las calles a las que acabamos de llegar, tu primer mes es gratis',
  ),
  cards: plans,
  compareText: t('Compare plans', 'Comparar planes'),
  promoText: t('Not sure how much speed you need?', '¿No sabes cuánta velocidad necesitas?'),
  promoCtaText: t('Find my plan', 'Encontrar mi plan'),
  promoCtaLink: '/quiz',
  analyticsId: 'plans-offerings',
  flagKey: 'plans_style',
  variationName: 'loud',
});

const everywhere = entry(featureCard, 'plans-everywhere', {
  title: t('Included in every plan', 'Incluido en todos los planes'),
  description: t(
    `<ul>
      <li>Uploads as fast as downloads</li>
      <li>A router, plus a second access point if your walls need it</li>
      <li>No contract, no data caps, no cancellation fee</li>
    </ul>`,
    `<ul>
      <li>La misma velocidad de subida y de bajada</li>
      <li>Un router y un segundo punto de acceso, si tus paredes lo piden</li>
      <li>Sin contrato, sin límite de datos y sin cargo por cancelar</li>
    </ul>`,
  ),
  background: art('weave-teal'),
  image: art('kitchen-table'),
});

const routers = entry(highlightedBlock, 'plans-routers', {
  variant: 'wifiPromo',
  title: t('Which router will I get?', '¿Qué router viene incluido?'),
  description: t(
    '<p>Our two smaller plans come with the Six; the largest comes with the Seven. Have your own? Plug it in instead.</p>',
    '<p>Los dos planes más pequeños traen el Seis; el más grande, el Siete. ¿Ya tienes uno? Conéctalo en su lugar.</p>',
  ),
  ground: 'amber-soft',
  cta: entry(callToAction, 'cta-plans-routers', {
    internalName: 'Plans: figures of the routers',
    text: t('Compare the routers', 'Comparar los routers'),
    target: '/wifi',
    look: 'outline',
    modal: entry(techSpec, 'plans-router-figures', {
      variant: 'routerSpec',
      title: t('The two routers by the numbers', 'Los dos routers en números'),
      columns: routerColumns,
      analyticsId: 'plans-router-figures',
    }),
    analyticsId: 'plans-routers',
  }),
});

const smallPrint = entry(textBlock, 'plans-small-print', {
  content: t(
    '<p>Prices are per month for homes, before taxes and government fees. Speeds are measured over a cable at the router; Wi-\u2060Fi and older devices may be slower. Demo content from a fictional provider.</p>',
    '<p>Precios por mes para hogares, sin impuestos ni cargos del gobierno. Las velocidades se miden por cable en el router; por Wi-\u2060Fi y según el dispositivo pueden ser menores. Contenido de demostración de un proveedor ficticio.</p>',
  ),
  cta: goTo('plans-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});

const closing = entry(contentBlock, 'plans-closing', {
  variant: 'centeredText',
  title: t('See which plans reach you', 'Mira qué planes llegan a tu casa'),
  description: t(
    '<p>Give us your street and ZIP code. No name, no email, and you’ll know in half a minute.</p>',
    '<p>Danos tu calle y tu código postal. Sin nombre ni correo, lo sabes en medio minuto.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const plansPage = entry(page, 'page-plans', {
  internalName: 'Plans',
  slug: '/plans',
  title: t('Internet plans and prices', 'Planes y precios de internet'),
  description: t(
    `Compare three fiber internet plans from ${SKEIN_500.price} a month: speeds, prices, routers and what’s included. Same price in every Skein city.`,
    `Compara tres planes de internet de fibra desde ${SKEIN_500.price} al mes: velocidades, precios, routers y lo que incluyen. Mismo precio en cada ciudad.`,
  ),
  breadcrumb: t('Plans', 'Planes'),
  blocks: [top, offerings, everywhere, plansServices, routers, homeBusiness, smallPrint, closing],
});
