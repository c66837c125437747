import { slots, variant, type PropsOf } from '@skein/cms-client';
import { comingSoonCard } from '../../coming-soon-card/coming-soon-card.block.ts';
import { testimonialCard } from '../../testimonial-card/testimonial-card.block.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const cards = variant({
  number: 5,
  label: 'Cards',
  use: 'Testimonials, or places where service is on its way, three at a time.',
  avoid: 'Three cards or fewer on a wide screen: nothing moves.',
  fields: { items: slots('gfItems', [testimonialCard.id, comingSoonCard.id]).default([]) },
});

export interface CardsProps extends PropsOf<typeof sharedFields, typeof cards.fields> {}
