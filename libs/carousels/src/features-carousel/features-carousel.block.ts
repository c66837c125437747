import {
  block,
  choice,
  entryType,
  image,
  linkTarget,
  list,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { ifMany } from '../engine/if-many.ts';
import { themeNames } from '@skein/ui/tokens';
import { featureItem } from './feature-item.content.ts';

const model = entryType(
  'gfFeaturesCarousel',
  {
    name: 'Features carousel',
    description: 'What something does, card by card, beside its picture or film, with a link to learn more',
    use: 'Four to eight features of one product.',
    avoid: 'Things to compare: take a table.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    image: image('gfImage').optional(),
    video: slot('gfVideo', ['gfVideo']).optional().help('Takes the place of the picture'),
    items: list('gfItems', featureItem).default([]),
    ctaLink: linkTarget('gfCtaLink').optional(),
    ctaText: text('gfCtaText', 60).optional(),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface FeaturesCarouselProps extends PropsOf<typeof model.fields> {}

export const featuresCarousel: Block<typeof model> = block(model, {
  component: () => import('./features-carousel.tsx').then((m) => m.FeaturesCarousel),
  wakes: ({ items }) =>
    ifMany(items, {
      when: 'visible',
      enhancer: () => import('../engine/enhance.ts').then((m) => m.enhanceCarousels),
    }),
});
