'use client';

import type { Experiments } from '@skein/analytics';
import { withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { useCallback } from 'react';
import type { CarouselListeners } from '../engine/carousel.ts';
import { keysOf } from '../carousel/keys-of.ts';
import { useCarousel } from '../carousel/use-carousel.ts';
import { HERO_INTERVAL_MS, HERO_TRANSITION_MS } from '../hero-slides/hero-slides.constants.ts';
import { heroSlidesTexts } from '../hero-slides/hero-slides.texts.ts';
import { HeroSlides } from '../hero-slides/hero-slides.tsx';
import type { PrimaryHeroProps } from './primary-hero.block.ts';
import { MARKS, startPrimaryHero } from './start-primary-hero.ts';

export type { PrimaryHeroProps };

export interface PrimaryHeroHostProps {
  /** The visitor's variation by flag key. Undefined until the variations are known. */
  readonly experiments?: Experiments;
}

/** The top of a page. It shows each item once, starts with the item for this visitor, and stops at that item. */
export function PrimaryHero({ experiments, ...given }: PrimaryHeroProps & PrimaryHeroHostProps) {
  const props = withDefaults(given, { items: [], theme: 'ink' });
  const { items, internalName, flagKey, variationName, theme, form, analyticsId } = props;
  const say = useWords();
  const start = useCallback(
    (hero: HTMLElement, listeners?: CarouselListeners) => startPrimaryHero(hero, listeners, experiments),
    [experiments],
  );
  const root = useCarousel({}, keysOf(items), start);
  if (items.length === 0) return null;
  const flags =
    flagKey !== undefined && variationName !== undefined && JSON.stringify([[flagKey, variationName]]);
  return (
    <HeroSlides
      ref={root}
      theme={theme}
      form={form}
      analyticsId={analyticsId}
      flags={flags || undefined}
      label={internalName ?? say(heroSlidesTexts.label)}
      slides={items.map(({ city, utmMedium, onlyInVariation, ...slide }) => ({
        ...slide,
        marks: {
          [MARKS.city]: city,
          [MARKS.utmMedium]: utmMedium,
          ...(onlyInVariation === true && { [MARKS.variation]: '' }),
        },
        hidden: onlyInVariation === true,
      }))}
      options={{ interval: HERO_INTERVAL_MS, transition: HERO_TRANSITION_MS, loop: true, once: true }}
    />
  );
}
