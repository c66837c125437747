import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { getPlan } from '../calls-to-action.ts';
import {
  MORE_POINTS,
  ROUTER_SEVEN,
  ROUTER_SIX,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  TWO_GIG_IN,
} from '../offer.ts';

const MONTH = t('a month', 'al mes');

/** Returns the text at the bottom of a plan's card. It is visible while the card's details are closed. */
const comesWith = (router: Readonly<Record<'en' | 'es', string>>) =>
  t(`${router.en}, no data caps`, `${router.es}, sin límite de datos`);

/** The plans, with the facts that gamers need. */
export const gamingPlans = entry(contentGrid, 'gaming-plans', {
  variant: 'planOfferings',
  title: t('Pick a plan for gaming', 'Elige tu plan para jugar'),
  description: t(
    '<p>All three have the same ping, and that’s what decides a match. The rest is about downloads and who else is home.</p>',
    '<p>Los tres tienen el mismo ping, y eso es lo que decide una partida. Lo demás son las descargas y quién más está en casa.</p>',
  ),
  items: [
    entry(card, 'gaming-plan-500', {
      variant: 'planOfferingCard',
      title: t(SKEIN_500.name, SKEIN_500.name),
      speed: t(`${SKEIN_500.speed} both ways`, `${SKEIN_500.speed} de bajada y de subida`),
      bottomLabel: comesWith(ROUTER_SIX),
      price: SKEIN_500.price,
      pricingTag: MONTH,
      description: t('<p>You and a console.</p>', '<p>Tú y una consola.</p>'),
      features: t(
        '<ul><li>A 100\u00a0GB game in 27 minutes</li><li>Installation</li></ul>',
        '<ul><li>Un juego de 100\u00a0GB en 27 minutos</li><li>Instalación</li></ul>',
      ),
      cta: getPlan(SKEIN_500),
      analyticsId: 'gaming-plan-500',
    }),
    entry(card, 'gaming-plan-1', {
      variant: 'planOfferingCard',
      isActive: true,
      topLabel: t('Most popular', 'El más popular'),
      title: t(SKEIN_1_GIG.name, SKEIN_1_GIG.name),
      speed: t(`${SKEIN_1_GIG.speed} both ways`, `${SKEIN_1_GIG.speed} de bajada y de subida`),
      bottomLabel: comesWith(ROUTER_SIX),
      price: SKEIN_1_GIG.price,
      pricingTag: MONTH,
      description: t('<p>You stream while you play.</p>', '<p>Juegas y transmites.</p>'),
      features: t(
        '<ul><li>The same game in 13 minutes</li><li>4K streaming at the same time</li><li>Installation</li></ul>',
        '<ul><li>El mismo juego en 13 minutos</li><li>Transmisión en 4K al mismo tiempo</li><li>Instalación</li></ul>',
      ),
      cta: getPlan(SKEIN_1_GIG),
      analyticsId: 'gaming-plan-1',
    }),
    entry(card, 'gaming-plan-2', {
      variant: 'planOfferingCard',
      title: t(SKEIN_2_GIG.name, SKEIN_2_GIG.name),
      speed: t(`${SKEIN_2_GIG.speed} both ways`, `${SKEIN_2_GIG.speed} de bajada y de subida`),
      bottomLabel: comesWith(ROUTER_SEVEN),
      price: SKEIN_2_GIG.price,
      pricingTag: MONTH,
      description: t(
        `<p>Everyone plays. Available in ${TWO_GIG_IN.en}.</p>`,
        `<p>Todos juegan. Disponible en ${TWO_GIG_IN.es}.</p>`,
      ),
      features: t(
        `<ul><li>Four consoles updating at once</li><li>${MORE_POINTS.en}</li><li>Installation</li></ul>`,
        `<ul><li>Cuatro consolas que se actualizan a la vez</li><li>${MORE_POINTS.es}</li><li>Instalación</li></ul>`,
      ),
      cta: getPlan(SKEIN_2_GIG),
      analyticsId: 'gaming-plan-2',
    }),
  ],
});
