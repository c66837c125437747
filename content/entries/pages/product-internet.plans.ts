import { plansSection } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { plansHeading } from '../anchors.ts';
import { PRICE_NOTICE_DAYS } from '../offer.ts';
import { plansAndWays } from './plans.cards.ts';

/** The plans with speeds and prices, and the customers that each suits. */
export const internetPlans = entry(plansSection, 'internet-plans', {
  title: plansHeading,
  description: t(
    `<p>The same monthly price wherever a plan is sold. If we ever change a price, we’ll tell you ${PRICE_NOTICE_DAYS}\u00a0days ahead.</p>`,
    `<p>Cada plan cuesta lo mismo al mes dondequiera que se venda. Si un precio cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.</p>`,
  ),
  ...plansAndWays,
  analyticsId: 'internet-plans',
});
