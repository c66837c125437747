import type { ComponentType } from 'react';
import type { CarouselBlockOf, CarouselBlockProps, CarouselVariant } from './carousel-block.content.ts';
import { Testimonials } from './testimonials/testimonials.tsx';

const variants: { readonly [V in CarouselVariant]: ComponentType<CarouselBlockOf<V>> } = {
  testimonials: Testimonials,
};

/** A carousel of any type. Each variant is a component of its own; this only picks it. */
export function CarouselBlock(props: CarouselBlockProps) {
  const Variant = variants[props.variant] as ComponentType<CarouselBlockProps>;
  return <Variant {...props} />;
}
