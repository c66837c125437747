import { list, variant, type PropsOf } from '@skein/cms-client';
import { testimonialCard } from '../../testimonial-card/testimonial-card.block.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const testimonials = variant({
  number: 1,
  label: 'Testimonials',
  use: 'Several voices, one of them in the middle.',
  avoid: 'More than ten voices: nobody hears the last. One voice: take a content block of type 10.',
  fields: { items: list('gfItems', testimonialCard).default([]) },
});

export interface TestimonialsProps extends PropsOf<typeof sharedFields, typeof testimonials.fields> {}
