import type { ComponentType } from 'react';
import type { CarouselBlockOf, CarouselBlockProps, CarouselVariant } from './carousel-block.block.ts';
import { Cards } from './cards/cards.tsx';
import { GamingStories } from './gaming-stories/gaming-stories.tsx';
import { Videos } from './videos/videos.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { TimedList } from './timed-list/timed-list.tsx';

const variants: { readonly [V in CarouselVariant]: ComponentType<CarouselBlockOf<V>> } = {
  testimonials: Testimonials,
  timedList: TimedList,
  cards: Cards,
  gamingStories: GamingStories,
  videos: Videos,
};

/** A carousel of any type. It renders the component of its variant. */
export function CarouselBlock(props: CarouselBlockProps) {
  const Variant = variants[props.variant] as ComponentType<CarouselBlockProps>;
  return <Variant {...props} />;
}
