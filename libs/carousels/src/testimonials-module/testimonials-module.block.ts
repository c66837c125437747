import { block, color, entryType, flag, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { ifMany } from '../engine/if-many.ts';
import { testimonial } from './testimonial.content.ts';

const model = entryType(
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
    autoSlider: flag('gfAutoSlider').default(false),
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface TestimonialsModuleProps extends PropsOf<typeof model.fields> {}

export const testimonialsModule: Block<typeof model> = block(model, {
  component: () => import('./testimonials-module.tsx').then((m) => m.TestimonialsModule),
  wakes: ({ items }) =>
    ifMany(items, {
      when: 'visible',
      enhancer: () => import('../engine/enhance.ts').then((m) => m.enhanceCarousels),
    }),
});
