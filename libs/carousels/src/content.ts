import type { AnyEntryType } from '@skein/cms-client';
import { carouselBlock } from './carousel-block/carousel-block.content.ts';
import { testimonialCard } from './testimonial-card/testimonial-card.content.ts';

export {
  carouselBlock,
  type CarouselBlockProps,
  type CarouselVariant,
} from './carousel-block/carousel-block.content.ts';
export { testimonialCard, type TestimonialCardProps } from './testimonial-card/testimonial-card.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [carouselBlock, testimonialCard];
