import {
  block,
  choice,
  entryType,
  flag,
  html,
  image,
  longText,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const model = entryType(
  'gfTestimonialCard',
  {
    name: 'Testimonial card',
    description: 'What somebody says, with their picture',
    use: 'One voice among several, in a carousel of testimonials or of cards.',
    avoid: 'A voice by itself: take a content block of type 10.',
    displayField: 'gfAnalyticsTagId',
  },
  {
    quote: longText('gfTitle').help('What was said; the quotation marks are set by the page'),
    details: html('gfUserDetails').optional().help('Who said it, and where'),
    image: image('gfImage').optional(),
    imageSide: choice('gfImageAlignment', ['left', 'right', 'top']).default('left'),
    roundedImage: flag('gfRoundedImageCorner').default(true),
    roundedCorner: choice('gfImageRadius', ['topLeft', 'bottomLeft', 'topRight', 'bottomRight'])
      .optional()
      .help('The one corner that is round; all four without it'),
    textAlign: choice('gfTextAlignment', ['left', 'center', 'right']).default('left'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TestimonialCardProps extends PropsOf<typeof model.fields> {}

export const testimonialCard: Block<typeof model> = block(model, {
  component: () => import('./testimonial-card.tsx').then((m) => m.TestimonialCard),
});
