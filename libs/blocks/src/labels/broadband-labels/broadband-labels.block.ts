import {
  block,
  color,
  entryType,
  flag,
  html,
  list,
  phoneHref,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { broadbandPlan } from '../broadband-label/broadband-plan.content.ts';
import { disclosureFields } from '../broadband-label/disclosure.shared.ts';
import { oncePerPlan } from './once-per-plan.ts';

const model = entryType(
  'gfBroadbandLabels',
  {
    name: 'Broadband labels',
    description: 'Plans and tiers as cards, and the regulatory label of each',
    use: 'The page of broadband labels, and wherever a plan is sold.',
    avoid: 'Selling: take the plans section.',
  },
  {
    title: text('gfTitle').optional(),
    isPageTitle: flag('gfIsPageTitle').default(false).help('On for the first block of a page without a hero'),
    description: html('gfDescription').optional(),
    tiers: list('gfTiers', broadbandPlan).default([]).help('Four in a row'),
    plans: list('gfPlans', broadbandPlan).default([]).help('Three in a row'),
    perMonth: text('gfPerMonth', 30).optional().help('After the price. Left out: per month'),
    selectMarkets: text('gfSelectMarkets', 40).optional().help('The badge. Left out: Select markets*'),
    notes: html('gfNotes').optional().help('What the star of the badge means'),
    ...disclosureFields,
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  {
    settle(block, report) {
      for (const phone of block.supportPhones)
        if (phoneHref(phone) === undefined)
          report('gfSupportPhones', `holds “${phone}”, which has no phone number to call`);
      return oncePerPlan(block, (of, reason) => report({ tiers: 'gfTiers', plans: 'gfPlans' }[of], reason));
    },
  },
);
export interface BroadbandLabelsProps extends PropsOf<typeof model.fields> {}

export const broadbandLabels: Block<typeof model> = block(model, {
  component: () => import('./broadband-labels.tsx').then((m) => m.BroadbandLabels),
});
