import { choice, entryType, flag, html, image, longText, text, type PropsOf } from '@skein/cms-client';
import { testimonialCardDefaults } from './testimonial-card.defaults.ts';

export const testimonialCard = entryType(
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
    imageSide: choice('gfImageAlignment', ['left', 'right', 'top']).default(
      testimonialCardDefaults.imageSide,
    ),
    roundedImage: flag('gfRoundedImageCorner').default(testimonialCardDefaults.roundedImage),
    roundedCorner: choice('gfImageRadius', ['topLeft', 'bottomLeft', 'topRight', 'bottomRight'])
      .optional()
      .help('The one corner that is round; all four without it'),
    textAlign: choice('gfTextAlignment', ['left', 'center', 'right']).default(
      testimonialCardDefaults.textAlign,
    ),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TestimonialCardProps extends PropsOf<typeof testimonialCard.fields> {}
