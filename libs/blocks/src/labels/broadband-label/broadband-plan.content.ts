import {
  choice,
  entryType,
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
import { broadbandSpeed, broadbandTerms } from './broadband-terms.content.ts';

/**
 * A plan or tier with the facts that the regulator requires. Its card, its label and its row in the files are made
 * from it.
 */
export const broadbandPlan = entryType(
  'gfBroadbandPlan',
  { name: 'Broadband plan', description: 'A plan and the facts of its label' },
  {
    name: text('name', 80),
    price: text('price', 20).help('A month, in dollars, such as 70 or 69.99'),
    colorScheme: choice('colorScheme', themeNames).default(broadbandPlanDefaults.colorScheme),
    icon: image('icon').optional(),
    isSelectMarkets: flag('isSelectMarkets')
      .default(broadbandPlanDefaults.isSelectMarkets)
      .help('On for a plan that is not sold everywhere'),
    uid: text('uid', 26).help(
      'F, the ten digits of the FCC registration, up to fifteen letters and digits; never used twice',
    ),
    terms: one('terms', broadbandTerms),
    speed: one('speed', broadbandSpeed),
    introductoryMonths: integer('introductoryMonths', 1, 60)
      .optional()
      .help('Only if the price is an introductory one: for how long'),
    laterPrice: text('laterPrice', 20).optional().help('The price after that, in dollars'),
    contractMonths: integer('contractMonths', 1, 60).optional().help('Only if the price requires a contract'),
    contractLink: href('contractLink').optional().help('The terms of that contract'),
    dataIncluded: text('dataIncluded', 40).optional().help('In GB, as a number. Left out: unlimited'),
    dataCharges: text('dataCharges', 40).optional().help('For more data, in dollars per GB. Left out: 0'),
    states: textList('states')
      .default(broadbandPlanDefaults.states)
      .help('Names of the states in which it is sold, as in the list of files. Left out: all'),
  },
);
export interface BroadbandPlan extends PropsOf<typeof broadbandPlan.fields> {}
