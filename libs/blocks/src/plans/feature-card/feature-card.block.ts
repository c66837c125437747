import { block, entryType, html, image, text, type PropsOf, type Block } from '@skein/cms-client';

const model = entryType(
  'gfFeatureCard',
  {
    name: 'Plan feature card',
    description: 'What every plan has, on a picture of its own',
    use: 'Under the plans: one thing that all of them have.',
    avoid: 'What only one plan has: say it on its card.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    background: image('gfFeatureCardBackground').optional().help('Behind the words; a pattern'),
    image: image('gfFeatureCardImage').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
    flagKey: text('optimizelyFlagKey')
      .optional()
      .help('With a variation: who is in it sees the card in another style'),
    variationName: text('optimizelyVariationName').optional(),
  },
);

export interface FeatureCardProps extends PropsOf<typeof model.fields> {}

export const featureCard: Block<typeof model> = block(model, {
  component: () => import('./feature-card.tsx').then((m) => m.FeatureCard),
});
