import { block, entryType, image, list, longText, text, type PropsOf, type Block } from '@skein/cms-client';
import { reviewState } from './review-state.content.ts';

const model = entryType(
  'gfReviewPage',
  {
    name: 'Review',
    bringsTitle: true,
    description: 'A visitor picks state and city, and goes to the page where that city is reviewed',
    use: 'The page that our letters ask for a review with; it has the title of the page.',
    avoid: 'Showing reviews: take a carousel of testimonials.',
  },
  {
    title: text('gfTitle'),
    description: longText('gfDescription', 400).optional(),
    states: list('gfCityLinks', reviewState).default([]),
    background: image('gfBackgroundImage').optional(),
    stateLabel: text('gfStateLabel', 60).optional().help('Instead of “State”'),
    cityLabel: text('gfCityLabel', 60).optional().help('Instead of “City”'),
    buttonText: text('gfCtaText', 60).optional().help('Instead of “Write a review”'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ReviewPageProps extends PropsOf<typeof model.fields> {}

export const reviewPage: Block<typeof model> = block(model, {
  component: () => import('./review-page.tsx').then((m) => m.ReviewPage),
  wakes: { when: 'load', enhancer: () => import('./enhance-review.ts').then((m) => m.enhanceReview) },
});
