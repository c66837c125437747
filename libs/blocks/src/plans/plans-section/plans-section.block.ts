import {
  block,
  callToAction,
  entryType,
  flag,
  given,
  href,
  html,
  list,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { planCard } from './plan-card.content.ts';
import { isWithheld, plansSectionDefaults } from './plans-section.defaults.ts';

const model = entryType(
  'gfPlanOfferings',
  {
    name: 'Plans',
    description: 'Plans side by side, with a comparison of them',
    use: 'What can be ordered and what it costs: once on a page, its anchor is plans.',
    avoid: 'Prices of extras and single calls: set them as a table in a text block.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    cards: list('gfCardItems', planCard).default(plansSectionDefaults.cards),
    promoBar: text('promoBar', 160).optional().help('A line over the plans'),
    promoText: text('promoText').optional().help('The box under the plans; it needs its link as well'),
    promoCtaText: text('promoCtaText', 80).optional(),
    promoCtaLink: href('promoCtaLink').optional().help('Where the box leads, usually to the quiz'),
    cta: one('gfCta', callToAction).optional().help('With #! it opens the address check'),
    compareText: text('gfComparePlansCtaText', 80)
      .optional()
      .help('Words of the button that opens the comparison; without them there is none'),
    asChoice: flag('gfAsChoice')
      .default(plansSectionDefaults.asChoice)
      .help(
        'As short rows that choose a plan, on the page of the address check and the pages that answer it',
      ),
    isAnswer: flag('gfIsAnswer')
      .default(plansSectionDefaults.isAnswer)
      .help('As a choice: only for a visitor whose address was just checked'),
    changeLink: href('gfChangeLink')
      .optional()
      .help('Where a visitor who has chosen may look at all plans again'),
    orderCta: one('gfOrderCta', callToAction)
      .optional()
      .help('Orders the chosen plan. It takes the place of the buttons at the top of the page'),
    isModule: flag('isModule').default(plansSectionDefaults.isModule),
    analyticsId: text('gfAnalyticsTagId').optional(),
    flagKey: text('optimizelyFlagKey')
      .optional()
      .help('With a variation: who is in it sees the plans in another style'),
    variationName: text('optimizelyVariationName').optional(),
  },
);

export interface PlansSectionProps extends PropsOf<typeof model.fields> {}

export const plansSection: Block<typeof model> = block(model, {
  component: () => import('./plans-section.tsx').then((m) => m.PlansSection),
  hostProps: given<{ readonly answered?: boolean | undefined }>(),
  isWithheld,
  // The browser opens the dialogs without script. The script keeps track of the plan in view, or marks the
  // plan in the page's address.
  wakes: ({ asChoice }) =>
    asChoice
      ? { when: 'idle', enhancer: () => import('./mark-chosen-plan.ts').then((m) => m.markChosenPlan) }
      : { when: 'interaction', enhancer: () => import('./enhance-plans.ts').then((m) => m.enhancePlans) },
});
