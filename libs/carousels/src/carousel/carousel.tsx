'use client';

import { GAVE_UP } from '@skein/cms-client';
import { filled, useWords } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CarouselListeners, startCarousel } from '../engine/carousel.ts';
import { OPTIONS_ATTRIBUTE, type CarouselOptions } from '../engine/options.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CAROUSEL_LAYOUTS } from './carousel.constants.ts';
import { carouselTexts, placeText } from './carousel.texts.ts';
import { CAROUSEL_CONTAINER, slideLayouts, type SlideLayout } from './slide-layout.ts';
import { useCarousel } from './use-carousel.ts';

export type { CarouselOptions, SlideLayout };

export interface CarouselSlide {
  readonly key: string;
  /** Name of the slide for screen readers. Default: its place, such as "2 of 5". */
  readonly label?: string | undefined;
  readonly content: ReactNode;
}

export interface CarouselProps extends CarouselListeners {
  /** Name of the carousel for screen readers. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** How the carousel moves. Options that are left out have the values of `DEFAULT_OPTIONS`. */
  readonly options?: Partial<CarouselOptions>;
  /**
   * Layouts, the narrowest first. The last layout that fits applies. Default: three slides, one on a small
   * screen.
   */
  readonly layouts?: readonly SlideLayout[];
  /** Smallest number of slides for which there are arrows. Default: 2. */
  readonly arrowsFrom?: number;
  /** Smallest number of slides for which there are dots. Default: 2. */
  readonly dotsFrom?: number;
  /** The function that starts the carousel. Default: `startCarousel`. */
  readonly start?: typeof startCarousel;
}

/**
 * Slides in a row that scrolls from slide to slide. The server sends all slides. Without script, visitors
 * scroll the row by touch, keyboard or trackpad. `startCarousel` makes the controls work, even without React.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    options = {},
    layouts = CAROUSEL_LAYOUTS,
    arrowsFrom = 2,
    dotsFrom = 2,
    start,
    ...listeners
  } = props;
  const say = useWords();
  const said = JSON.stringify(options);
  const count = slides.length;
  const root = useCarousel(listeners, `${said} ${slides.map(({ key }) => key).join()}`, start);
  if (count === 0) return null;
  return (
    <Frame
      ref={root}
      {...{ [OPTIONS_ATTRIBUTE]: said }}
      aria-label={label}
      aria-roledescription={say(carouselTexts.carousel)}
    >
      {count > 1 && (
        <CarouselControls
          count={count}
          moves={options.interval !== undefined}
          arrows={count >= arrowsFrom}
          dots={count >= dotsFrom}
        />
      )}
      <Track
        data-track
        role="group"
        aria-label={label}
        tabIndex={count > 1 ? 0 : undefined}
        $layouts={layouts}
      >
        {slides.map(({ key, label: own, content }, index) => (
          <Slide
            key={key}
            data-slide
            role="group"
            aria-roledescription={say(carouselTexts.slide)}
            aria-label={own ?? filled(say(placeText), { place: index + 1, count })}
          >
            {content}
          </Slide>
        ))}
      </Track>
    </Frame>
  );
}

/** Puts the controls first for keyboard and screen reader, but shows them below the slides. */
const Frame = styled.section`
  container: ${CAROUSEL_CONTAINER} / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > [data-controls] {
    order: 1;
  }
`;

const GAP = 'var(--space-5)';

const Track = styled.div<{ $layouts: readonly SlideLayout[] }>`
  position: relative;
  display: flex;
  gap: ${GAP};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;
  ${({ $layouts }) => slideLayouts($layouts)}
  padding-inline: var(--slide-margin);
  scroll-padding-inline: var(--slide-margin);

  /* Where script runs its dots say where it stands: from the start, or the room of the scrollbar would go when it wakes. */
  @media (scripting: enabled) {
    &:has(> :nth-child(2)) {
      scrollbar-width: none;
    }
  }

  &${GAVE_UP} {
    scrollbar-width: thin;
  }
`;

const Slide = styled.div`
  flex: 0 0 calc((100% + ${GAP}) * var(--slide) / 100 - ${GAP});
  min-inline-size: 0;
  scroll-snap-align: var(--slide-align);
  /* Painted by itself: one that comes into view does not have all the others painted anew. */
  isolation: isolate;

  /* One by itself has nowhere to go. */
  &:only-child {
    margin-inline: auto;
  }
`;
