'use client';

import { withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { keysOf } from '../carousel/keys-of.ts';
import { useCarousel } from '../carousel/use-carousel.ts';
import { HERO_INTERVAL_MS, HERO_TRANSITION_MS } from '../hero-slides/hero-slides.constants.ts';
import { heroSlidesTexts } from '../hero-slides/hero-slides.texts.ts';
import { HeroSlides } from '../hero-slides/hero-slides.tsx';
import type { HeroCarouselProps } from './hero-carousel.block.ts';

export type { HeroCarouselProps };

/** The top of a page, with several slides. Shows each slide once, and stops at the first slide. */
export function HeroCarousel(given: HeroCarouselProps) {
  const { slides, internalName, ...props } = withDefaults(given, {
    slides: [],
    isPageTitle: true,
    theme: 'paper',
  });
  const say = useWords();
  const root = useCarousel({}, keysOf(slides));
  if (slides.length === 0) return null;
  return (
    <HeroSlides
      {...props}
      ref={root}
      label={internalName ?? say(heroSlidesTexts.label)}
      slides={slides}
      options={{ interval: HERO_INTERVAL_MS, transition: HERO_TRANSITION_MS, loop: true, once: true }}
    />
  );
}
