import {
  callToAction,
  entryType,
  exactList,
  exactText,
  flag,
  html,
  image,
  one,
  text,
  textList,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';
import { PLAN_KEY } from '@skein/forms/contract';
import { planCardDefaults } from './plans-section.defaults.ts';

const TYPE = 'gfPlanCard';
const fields = {
  isActive: flag('isActive')
    .default(planCardDefaults.isActive)
    .help('The plan to look at first. Without one, the second of the row'),
  topLabel: text('topLabel', 60).optional().help('Over the name, such as “Most taken”'),
  bottomLabel: text('bottomLabel', 160).optional().help('A line at the foot of the card'),
  planKey: exactText('gfPlanKey', {
    max: 40,
    pattern: PLAN_KEY,
    reason: 'is no name for an address: lower-case letters, digits and hyphens',
  })
    .optional()
    .help('Names the plan in addresses, such as skein-1-gig: lower-case letters, digits and hyphens'),
  offeredIn: text('gfOfferedIn', 80)
    .optional()
    .help('Where the plan is offered, in words: Arizona and Texas. Left empty: everywhere'),
  offeredZips: exactList('gfOfferedZips', { pattern: /^\d{1,5}$/, reason: 'is not one to five digits' })
    .default(planCardDefaults.offeredZips)
    .help(
      'How the ZIP codes begin where the plan is offered, one to five digits in each item, such as 75. Left empty: everywhere',
    ),
  cta: one('gfCta', callToAction).optional().help('The button of this plan. Without it, the one of the row'),
  icon: image('gfProductIcon').optional().help('Shown 64 px high'),
  speed: text('gfProductSpeed', 80).help('What the plan is called, such as Skein 1 Gig'),
  price: text('gfProductPrice', 40).help('With its sign, such as $70'),
  pricingTag: text('pricingTag', 120)
    .optional()
    .help('What belongs to the price, such as “a month, before taxes”'),
  description: html('gfDescription').optional(),
  features: textList('gfProductFeatures')
    .default(planCardDefaults.features)
    .help('The first three are seen on the closed card: speed, router, limits'),
  addOnTitle: text('gfAddOnTitle', 80).optional(),
  addOns: textList('gfProductAddOns').default(planCardDefaults.addOns),
  picture: image('gfLifestyleImage').optional().help('A strip, 840 × 200'),
} as const;

export interface PlanCardProps extends PropsOf<typeof fields> {}

export const planCard: FieldsType<typeof fields, typeof TYPE, PlanCardProps> = entryType(
  TYPE,
  {
    name: 'Plan card',
    description: 'One plan: its speed, its price and what is in it',
    displayField: 'gfProductSpeed',
  },
  fields,
);
