'use client';

import { withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { Carousel } from '../../carousel/carousel.tsx';
import { TestimonialCard } from '../../testimonial-card/testimonial-card.tsx';
import { CarouselFrame } from '../frame/carousel-frame.tsx';
import { carouselBlockTexts } from '../shared/carousel-block.texts.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import {
  ARROWS_ABOVE,
  DOTS_ABOVE,
  stepOf,
  TESTIMONIALS_INTERVAL_MS,
  TESTIMONIALS_LAYOUTS,
  TESTIMONIALS_TRANSITION_MS,
} from './testimonials.constants.ts';
import type { TestimonialsProps } from './testimonials.content.ts';

export type { TestimonialsProps };

/** Carousel of type 1: quotations of several people, with one quotation in the middle. */
export function Testimonials(given: TestimonialsProps) {
  const props = withDefaults(given, sharedDefaults);
  const { items = [], title, autoSlider } = props;
  const say = useWords();
  if (items.length === 0) return null;
  return (
    <CarouselFrame {...props} wide>
      <Carousel
        label={title ?? say(carouselBlockTexts.testimonials)}
        slides={items.map((item, index) => ({
          key: item.id ?? String(index),
          content: <TestimonialCard {...item} />,
        }))}
        options={{
          transition: TESTIMONIALS_TRANSITION_MS,
          step: stepOf(items.length),
          loop: true,
          ...(autoSlider && { interval: TESTIMONIALS_INTERVAL_MS }),
        }}
        layouts={TESTIMONIALS_LAYOUTS}
        arrowsFrom={ARROWS_ABOVE + 1}
        dotsFrom={DOTS_ABOVE + 1}
      />
    </CarouselFrame>
  );
}
