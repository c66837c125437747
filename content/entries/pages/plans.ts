import {
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
  title: t('Pick a speed. The rest comes with it.', 'Elige la velocidad. Lo demás viene incluido.'),
  subtitle: t(
    'Router, installation and data are in every price, and so is the person who answers at night.',
    'El router, la instalación y los datos vienen en cada precio, y también quien contesta de noche.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('living-room-violet'),
  cta: checkMyAddress,
  analyticsId: 'plans-hero',
});

const offerings = entry(plansSection, 'plans-offerings', {
  title: t('Three plans, no fourth', 'Tres planes, sin un cuarto'),
  description: t(
    `<p>The price you sign up at is the list price. If we ever change it, you hear from us ${PRICE_NOTICE_DAYS}\u00a0days ahead.</p>`,
    `<p>El precio con el que entras es el de lista. Si algún día cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.</p>`,
  ),
  promoBar: t(
    'On streets that we have just reached, the first month is free',
    'En las calles a las que acabamos de llegar, el primer mes es gratis',
  ),
  cards: plans,
  cta: checkMyAddress,
  compareText: t('Compare the three', 'Comparar los tres'),
  promoText: t(
    'Not sure how much you need? Count your evenings.',
    '¿Cuánto necesitas? Cuenta quién está en casa de noche.',
  ),
  promoCtaText: t('Which plan do I need?', '¿Qué plan necesito?'),
  promoCtaLink: '/quiz',
  analyticsId: 'plans-offerings',
  flagKey: 'plans_style',
  variationName: 'loud',
});

const everywhere = entry(featureCard, 'plans-everywhere', {
  title: t('In every plan, whichever you take', 'En cada plan, tomes el que tomes'),
  description: t(
    `<ul>
      <li>The same speed down and up</li>
      <li>A router, and a second one where brick is in the way</li>
      <li>No contract term, no data cap, no fee for leaving</li>
    </ul>`,
    `<ul>
      <li>La misma velocidad de bajada y de subida</li>
      <li>Un router, y otro más donde estorba el ladrillo</li>
      <li>Sin plazo forzoso, sin tope de datos, sin cargo por irte</li>
    </ul>`,
  ),
  background: art('weave-teal'),
  image: art('in-the-box'),
});

const routers = entry(highlightedBlock, 'plans-routers', {
  variant: 'wifiPromo',
  title: t('Which router comes along?', '¿Qué router viene incluido?'),
  description: t(
    '<p>The smaller plans come with the Six, the largest with the Seven. You can plug in one of your own instead; we do not mind.</p>',
    '<p>Los planes chicos traen el Seis; el grande, el Siete. También puedes conectar el tuyo; no nos ofende.</p>',
  ),
  ground: 'amber-soft',
  cta: entry(callToAction, 'cta-plans-routers', {
    internalName: 'Plans: figures of the routers',
    text: t('See what is inside', 'Ver qué llevan dentro'),
    target: '/wifi',
    look: 'outline',
    modal: entry(techSpec, 'plans-router-figures', {
      variant: 'routerSpec',
      title: t('The two routers, in figures', 'Los dos routers, en cifras'),
      columns: routerColumns,
      analyticsId: 'plans-router-figures',
    }),
    analyticsId: 'plans-routers',
  }),
});

const smallPrint = entry(textBlock, 'plans-small-print', {
  content: t(
    '<p>Prices per month for homes, before taxes and government fees. Speeds are measured by wire at the router; Wi-\u2060Fi and devices may see less. Demonstration content of an invented provider.</p>',
    '<p>Precios por mes para hogares, sin impuestos ni cargos del gobierno. Las velocidades se miden por cable en el router; por Wi-\u2060Fi y según el aparato pueden ser menores. Contenido de demostración de un proveedor inventado.</p>',
  ),
  cta: goTo('plans-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});

export const plansPage = entry(page, 'page-plans', {
  internalName: 'Plans',
  slug: '/plans',
  title: t('Internet plans and prices', 'Planes y precios de internet'),
  description: t(
    `Three fiber plans from ${SKEIN_500.price} a month, at one price in every Skein city: what is in each, side by side.`,
    `Tres planes de fibra desde ${SKEIN_500.price} al mes, al mismo precio en cada ciudad de Skein: qué trae cada uno, frente a frente.`,
  ),
  breadcrumb: t('Plans', 'Planes'),
  blocks: [top, offerings, everywhere, plansServices, routers, homeBusiness, smallPrint],
});
