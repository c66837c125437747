import { entryType, image, longText, text, textList, type PropsOf } from '@skein/cms-client';

export const testimonial = entryType(
  'gfTestimonial',
  {
    name: 'Testimonial',
    description: 'A picture, what is said, and the lines under it',
  },
  {
    text: longText('gfText').help('What was said; the quotation marks are set by the page'),
    captions: textList('gfCaptions').default([]).help('Who said it, and where: a line each'),
    image: image('gfImage').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface Testimonial extends PropsOf<typeof testimonial.fields> {}
