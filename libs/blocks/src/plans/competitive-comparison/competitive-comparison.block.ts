import {
  block,
  callToAction,
  entryType,
  html,
  image,
  list,
  one,
  pairedList,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { hasToggle } from './has-toggle.ts';
import { comparedFeature, comparedProvider } from './compared-feature.content.ts';

const model = entryType(
  'gfCompetitiveComparison',
  {
    name: 'Comparison of providers',
    description: 'Providers as columns, what they have as rows; the first four rows, or all',
    use: 'What others do not have, said in marks and a few words: two to four providers.',
    avoid: 'Our own plans: take plans. Figures in many units: take tech specs.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    logo: image('gfLogo').optional().help('In the head of our own column, in place of its name'),
    providers: pairedList('gfProviders', comparedProvider).help('From left to right'),
    features: list('gfFeatures', comparedFeature).help('The first four are seen at once'),
    expandText: text('gfExpandText', 60)
      .optional()
      .help(
        'The button that shows all features. Without both texts there is none, and four features are shown',
      ),
    collapseText: text('gfCollapseText', 60).optional().help('The same button while all are shown'),
    cta: one('gfCta', callToAction).optional(),
    disclaimer: html('gfDisclaimer').optional().help('Where the figures come from, and of what day'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface CompetitiveComparisonProps extends PropsOf<typeof model.fields> {}

export const competitiveComparison: Block<typeof model> = block(model, {
  component: () => import('./competitive-comparison.tsx').then((m) => m.CompetitiveComparison),
  // Only a comparison with a button for all rows needs script.
  wakes: (props) =>
    hasToggle(props)
      ? {
          when: 'interaction',
          enhancer: () => import('./enhance-comparison.ts').then((m) => m.enhanceComparison),
        }
      : undefined,
});
