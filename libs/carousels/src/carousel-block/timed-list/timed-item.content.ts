import { entryType, html, image, text, type PropsOf } from '@skein/cms-client';

export const timedItem = entryType(
  'gfTimedCarouselItem',
  {
    name: 'Timed carousel item',
    description: 'A line of a carousel that goes down, with what it shows',
  },
  {
    title: text('gfTitle', 80).help('The line to pick it by'),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TimedItem extends PropsOf<typeof timedItem.fields> {}
