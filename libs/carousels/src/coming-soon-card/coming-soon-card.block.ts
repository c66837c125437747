import {
  block,
  callToAction,
  entryType,
  image,
  longText,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const model = entryType(
  'gfComingSoonCard',
  {
    name: 'Coming soon card',
    description: 'A place or a thing that is on its way',
    use: 'One of several things to come, in a carousel of cards.',
    avoid: 'What is there already, or has no date that anybody would name.',
  },
  {
    title: text('gfTitle'),
    label: text('gfLabel', 60).optional().help('The word on the card. Without it: “Coming soon”'),
    description: longText('gfDescription').optional(),
    image: image('gfImage').optional(),
    cta: one('gfCta', callToAction).optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ComingSoonCardProps extends PropsOf<typeof model.fields> {}

export const comingSoonCard: Block<typeof model> = block(model, {
  component: () => import('./coming-soon-card.tsx').then((m) => m.ComingSoonCard),
});
