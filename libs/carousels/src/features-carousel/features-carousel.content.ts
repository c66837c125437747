import { choice, entryType, image, linkTarget, list, slot, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { featureItem } from './feature-item.content.ts';
import { featuresCarouselDefaults } from './features-carousel.defaults.ts';

export const featuresCarousel = entryType(
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
    theme: choice('gfTheme', themeNames).default(featuresCarouselDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface FeaturesCarouselProps extends PropsOf<typeof featuresCarousel.fields> {}
