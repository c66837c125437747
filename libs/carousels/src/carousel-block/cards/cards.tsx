'use client';

import { BlockSlot, withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { Carousel } from '../../carousel/carousel.tsx';
import { CarouselFrame } from '../frame/carousel-frame.tsx';
import { carouselBlockTexts } from '../shared/carousel-block.texts.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { CARDS_INTERVAL_MS, CARDS_LAYOUTS, CARDS_PER_STEP, CARDS_TRANSITION_MS } from './cards.constants.ts';
import type { CardsProps } from './cards.content.ts';

export type { CardsProps };

/** Carousel of type 5: cards with testimonials or with places where service comes soon, three per step. */
export function Cards(given: CardsProps) {
  const props = withDefaults(given, sharedDefaults);
  const { items = [], title, autoSlider } = props;
  const say = useWords();
  if (items.length === 0) return null;
  return (
    <CarouselFrame {...props} wide>
      <Carousel
        label={title ?? say(carouselBlockTexts.cards)}
        slides={items.map((node) => ({ key: node.id, content: <BlockSlot node={node} /> }))}
        options={{
          transition: CARDS_TRANSITION_MS,
          step: CARDS_PER_STEP,
          stepWithinView: true,
          ...(autoSlider && { interval: CARDS_INTERVAL_MS }),
        }}
        layouts={CARDS_LAYOUTS}
      />
    </CarouselFrame>
  );
}
