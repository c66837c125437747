import {
  choice,
  entryType,
  exactText,
  flag,
  href,
  image,
  integer,
  one,
  text,
  textList,
  type PropsOf,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { broadbandPlanDefaults } from './broadband-plan.defaults.ts';
import { amount, quantity } from './figures.ts';
import { settlePlan } from './settle-plan.ts';
import { broadbandSpeed, broadbandTerms } from './broadband-terms.content.ts';

/**
 * A plan or tier with the facts that the regulator requires. The plan's card, the plan's label and the label
 * files use these facts.
 */
export const broadbandPlan = entryType(
  'gfBroadbandPlan',
  { name: 'Broadband plan', description: 'A plan and the facts of its label' },
  {
    name: text('name', 80),
    price: amount('price').help('A month, in dollars, such as 70 or 69.99'),
    colorScheme: choice('colorScheme', themeNames).default(broadbandPlanDefaults.colorScheme),
    icon: image('icon').optional(),
    isSelectMarkets: flag('isSelectMarkets')
      .default(broadbandPlanDefaults.isSelectMarkets)
      .help('On for a plan that is not sold everywhere'),
    uid: exactText('uid', {
      max: 26,
      pattern: /^F\d{10}[A-Za-z0-9]{15}$/,
      reason: 'is no plan identifier: F, the ten digits of the FCC registration, fifteen letters or digits',
      unique: true,
    }).help('F, the ten digits of the FCC registration, fifteen letters or digits; never used twice'),
    terms: one('terms', broadbandTerms),
    speed: one('speed', broadbandSpeed),
    introductoryMonths: integer('introductoryMonths', 1, 60)
      .optional()
      .help('Only if the price is an introductory one: for how long'),
    laterPrice: amount('laterPrice')
      .optional()
      .help('The price after that, in dollars. Needed with introductoryMonths'),
    contractMonths: integer('contractMonths', 1, 60).optional().help('Only if the price requires a contract'),
    contractLink: href('contractLink')
      .optional()
      .help('The terms of that contract. Needed with contractMonths'),
    dataIncluded: quantity('dataIncluded').optional().help('In GB, as a number. Left out: unlimited'),
    dataCharges: amount('dataCharges').optional().help('For more data, in dollars per GB. Left out: 0'),
    states: textList('states')
      .default(broadbandPlanDefaults.states)
      .help('Names of the states in which it is sold, as in the list of files. Left out: all'),
  },
  // An unreadable value must not become “not an introductory rate”, “no contract” or “unlimited”.
  { exact: true, settle: settlePlan },
);
export interface BroadbandPlan extends PropsOf<typeof broadbandPlan.fields> {}
