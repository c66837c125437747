import { register, type RegistryEntry } from '@skein/cms-client';
import { carouselBlock } from './carousel-block/carousel-block.content.ts';
import { testimonialCard } from './testimonial-card/testimonial-card.content.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(carouselBlock, () =>
    import('./carousel-block/carousel-block.tsx').then(({ CarouselBlock }) => CarouselBlock),
  ),
  register(testimonialCard, () =>
    import('./testimonial-card/testimonial-card.tsx').then(({ TestimonialCard }) => TestimonialCard),
  ),
];
