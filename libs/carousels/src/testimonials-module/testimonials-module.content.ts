import { color, entryType, flag, list, text, type PropsOf } from '@skein/cms-client';
import { testimonialsModuleDefaults } from './testimonials-module.defaults.ts';
import { testimonial } from './testimonial.content.ts';

export const testimonialsModule = entryType(
  'gfTestimonialsModule',
  {
    name: 'Testimonials module',
    description: 'One voice at a time, with a large picture',
    use: 'Stories with a picture of the place where they happened.',
    avoid: 'Faces and short words: take a carousel of type 1.',
  },
  {
    title: text('gfTitle').optional(),
    items: list('gfItems', testimonial).default([]),
    autoSlider: flag('gfAutoSlider').default(testimonialsModuleDefaults.autoSlider),
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TestimonialsModuleProps extends PropsOf<typeof testimonialsModule.fields> {}
