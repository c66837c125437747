import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { plansHeading } from '../anchors.ts';
import { checkMyAddress } from '../calls-to-action.ts';
import { comesWith, MONTH } from './gaming.plans.ts';
import {
  PRICE_NOTICE_DAYS,
  ROUTER_SEVEN,
  ROUTER_SIX,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  TWO_GIG_IN,
} from '../offer.ts';

const up = (speed: string) => t(`${speed} down and up`, `${speed} de bajada y de subida`);

/** Speeds and prices, and whom each suits. */
export const internetPlans = entry(contentGrid, 'internet-plans', {
  variant: 'planOfferings',
  title: plansHeading,
  description: t(
    `<p>The same monthly price wherever a plan is sold. If we ever change a price, we’ll tell you ${PRICE_NOTICE_DAYS}\u00a0days ahead.</p>`,
    `<p>Cada plan cuesta lo mismo al mes dondequiera que se venda. Si un precio cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.</p>`,
  ),
  items: [
    entry(card, 'internet-plan-500', {
      variant: 'planOfferingCard',
      title: t(SKEIN_500.name, SKEIN_500.name),
      speed: up(SKEIN_500.speed),
      bottomLabel: comesWith(ROUTER_SIX),
      price: SKEIN_500.price,
      pricingTag: MONTH,
      description: t(
        '<p>For two to four people: movies, calls, homework.</p>',
        '<p>Para dos a cuatro personas: películas, llamadas, tareas.</p>',
      ),
      cta: checkMyAddress,
      analyticsId: 'internet-plan-500',
    }),
    entry(card, 'internet-plan-1', {
      variant: 'planOfferingCard',
      isActive: true,
      topLabel: t('Most popular', 'El más popular'),
      title: t(SKEIN_1_GIG.name, SKEIN_1_GIG.name),
      speed: up(SKEIN_1_GIG.speed),
      bottomLabel: comesWith(ROUTER_SIX),
      price: SKEIN_1_GIG.price,
      pricingTag: MONTH,
      description: t(
        '<p>For a full house that works from home and games at night.</p>',
        '<p>Para una casa llena que trabaja de día y juega de noche.</p>',
      ),
      cta: checkMyAddress,
      analyticsId: 'internet-plan-1',
    }),
    entry(card, 'internet-plan-2', {
      variant: 'planOfferingCard',
      title: t(SKEIN_2_GIG.name, SKEIN_2_GIG.name),
      speed: up(SKEIN_2_GIG.speed),
      bottomLabel: comesWith(ROUTER_SEVEN),
      price: SKEIN_2_GIG.price,
      pricingTag: MONTH,
      description: t(
        `<p>For large files, a studio or everything at once. Available in ${TWO_GIG_IN.en}.</p>`,
        `<p>Para archivos grandes, un estudio o todo a la vez. Disponible en ${TWO_GIG_IN.es}.</p>`,
      ),
      cta: checkMyAddress,
      analyticsId: 'internet-plan-2',
    }),
  ],
});
