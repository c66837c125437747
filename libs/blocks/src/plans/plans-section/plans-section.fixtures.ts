import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { planCard } from './plan-card.content.ts';
import { plansSection } from './plans-section.block.ts';

const aMonth = t('a month, before taxes', 'al mes, sin impuestos');
const everywhere = [
  t('The router and its installation', 'El router y su instalación'),
  t('All the data you use', 'Todos los datos que uses'),
];
/** Joins texts in both languages into a list for each language, as the CMS stores lists. */
const both = (items: readonly Localized<string>[]) => {
  const of = (language: string) => items.map(({ localized }) => localized[language] ?? '');
  return t(of('en-US'), of('es'));
};

const half = entry(planCard, 'plan-500', {
  speed: t('Skein 500', 'Skein 500 Mbps'),
  price: '$55',
  pricingTag: aMonth,
  icon: pictures.planIcon1,
  picture: pictures.planStrip1,
  description: t(
    '<p>Two people, their films and their calls.</p>',
    '<p>Dos personas, sus películas y sus llamadas.</p>',
  ),
  features: both([t('500\u00a0Mbps down and up', '500\u00a0Mbps de bajada y de subida'), ...everywhere]),
  addOns: both([t('Home phone, $10', 'Teléfono de casa, $10')]),
});
const one = entry(planCard, 'plan-1-gig', {
  speed: t('Skein 1\u00a0Gig', 'Skein 1\u00a0Gig simétrico'),
  price: '$70',
  pricingTag: aMonth,
  topLabel: t('Most taken', 'El más pedido'),
  icon: pictures.planIcon2,
  picture: pictures.planStrip2,
  description: t(
    '<p>A full house that works at home and plays at night.</p>',
    '<p>Una casa llena que trabaja de día y juega de noche.</p>',
  ),
  features: both([
    t('1,000\u00a0Mbps down and up', '1,000\u00a0Mbps de bajada y de subida'),
    ...everywhere,
    t('A second access point, if the house needs it', 'Un segundo punto de acceso, si la casa lo pide'),
  ]),
  addOnTitle: t('You can add', 'Puedes sumar'),
  addOns: both([
    t('Home phone, $10', 'Teléfono de casa, $10'),
    t('A third access point, $5', 'Un tercer punto de acceso, $5'),
  ]),
  bottomLabel: t('No contract term', 'Sin plazo forzoso'),
});
const two = entry(planCard, 'plan-2-gig', {
  offeredIn: t('Arizona and Texas', 'Arizona y Texas'),
  offeredZips: t(['75', '85'], ['75', '85']),
  speed: t('Skein 2\u00a0Gig', 'Skein 2\u00a0Gig simétrico'),
  price: '$95',
  pricingTag: aMonth,
  icon: pictures.planIcon3,
  picture: pictures.planStrip3,
  description: t(
    '<p>Large files, a studio, or everything at once.</p>',
    '<p>Archivos grandes, un estudio, o todo a la vez.</p>',
  ),
  features: both([
    t('2,000\u00a0Mbps down and up', '2,000\u00a0Mbps de bajada y de subida'),
    ...everywhere,
    t('A fixed IP address', 'Una dirección IP fija'),
  ]),
});

const compareText = t('Compare plans', 'Comparar planes');

export const threePlans = entry(plansSection, 'plans-three', {
  title: t('Three speeds, one price each', 'Tres velocidades, tres precios'),
  description: t(
    '<p>The same in every city, and next year as well.</p>',
    '<p>Iguales en cada ciudad, y también el año que viene.</p>',
  ),
  promoBar: t('First month free where we have just arrived', 'Primer mes gratis donde acabamos de llegar'),
  promoText: t('Not sure how much you need?', '¿No sabes cuánto necesitas?'),
  promoCtaText: t('Take the quiz', 'Haz la prueba'),
  promoCtaLink: '/quiz',
  cards: [half, one, two],
  cta: checkAddress,
  compareText,
  analyticsId: 'plans',
  flagKey: 'plans_style',
  variationName: 'loud',
});
export const planChoice = entry(plansSection, 'plans-choice', {
  title: t('Choose your speed', 'Elige tu velocidad'),
  cards: [half, one, two],
  asChoice: true,
  changeLink: '#plans',
});
export const activePlan = entry(plansSection, 'plans-active', {
  title: t('For the largest houses', 'Para las casas más grandes'),
  cards: [
    half,
    one,
    entry(planCard, 'plan-2-gig-active', {
      isActive: true,
      speed: t('Skein 2\u00a0Gig', 'Skein 2\u00a0Gig simétrico'),
      price: '$95',
      pricingTag: aMonth,
      features: both(everywhere),
    }),
  ],
  compareText,
  isModule: true,
});
export const onePlan = entry(plansSection, 'plans-one', {
  title: t('One speed for the building', 'Una velocidad para el edificio'),
  cards: [one],
  compareText,
});
export const barePlans = entry(plansSection, 'plans-bare', {
  title: t('Prices and nothing else', 'Precios y nada más'),
  cards: [
    entry(planCard, 'plan-bare-1', { speed: t('Small', 'Chico'), price: '$30' }),
    entry(planCard, 'plan-bare-2', { speed: t('Large', 'Grande'), price: '$60' }),
  ],
});
export const noPlans = entry(plansSection, 'plans-none', {
  title: t('New plans on Monday', 'Planes nuevos el lunes'),
  description: t('<p>Ask us until then.</p>', '<p>Mientras tanto, pregúntanos.</p>'),
  cta: checkAddress,
});
export const manyPlans = entry(plansSection, 'plans-many', {
  title: longTitle,
  description: longDescription,
  promoBar: longTitle,
  promoText: longTitle,
  promoCtaText: t('Take the quiz', 'Haz la prueba'),
  promoCtaLink: '/quiz',
  cards: [
    half,
    one,
    two,
    entry(planCard, 'plan-long', {
      speed: t(
        'Skein for the house in which everybody does everything at once',
        'Skein para la casa en la que todos hacen todo a la vez',
      ),
      price: '$1,295.00',
      pricingTag: t(
        'a month for all apartments together, before taxes and fees',
        'al mes por todos los apartamentos juntos, sin impuestos ni cargos',
      ),
      topLabel: t('For buildings with a doorman and a basement', 'Para edificios con portero y sótano'),
      description: longDescription,
      features: both([longTitle, ...everywhere]),
      bottomLabel: longTitle,
    }),
    entry(planCard, 'plan-bare-3', { speed: t('Small', 'Chico'), price: '$30' }),
  ],
  cta: entry(callToAction, 'cta-plans-long', {
    text: t('See whether the fiber reaches my door', 'Ver si la fibra llega hasta mi puerta'),
    target: '#!',
  }),
  compareText,
});
