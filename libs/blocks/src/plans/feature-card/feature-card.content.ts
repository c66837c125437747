import { entryType, html, image, text, type PropsOf } from '@skein/cms-client';

export const featureCard = entryType(
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

export interface FeatureCardProps extends PropsOf<typeof featureCard.fields> {}
