'use client';

import { Glyph, useLanguage, VisuallyHidden } from '@skein/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { startCarousel, type CarouselListeners } from '../engine/carousel.ts';
import { OPTIONS_ATTRIBUTE, type CarouselOptions } from '../engine/options.ts';
import { carouselTexts, placeText, toSlideText } from './carousel.texts.ts';
import { nextGlyph, pauseGlyph, playGlyph, previousGlyph } from './glyphs.ts';

export interface CarouselSlide {
  readonly key: string;
  /** What a screen reader calls it. Left out: its place, such as "2 of 5". */
  readonly label?: string | undefined;
  readonly content: ReactNode;
}

/** How wide slides are, and where the one stands that is looked at. */
export interface SlideLayout {
  /** Width of a slide, of the carousel's own; percent. */
  readonly width: number;
  readonly align: 'start' | 'center';
  /** Below this width of the carousel, px, the next wider layout does not apply. */
  readonly from?: number;
}

export interface CarouselProps extends CarouselListeners {
  /** What a screen reader calls the carousel. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** How it moves; what is left out is as in `DEFAULT_OPTIONS`. */
  readonly options?: Partial<CarouselOptions>;
  /** From the narrowest on; the last one that fits applies. Default: one slide, as wide as the carousel. */
  readonly layouts?: readonly SlideLayout[];
  /** Slides from which on there are arrows. Default 2. */
  readonly arrowsFrom?: number;
  /** Slides from which on there are dots. Default 2. */
  readonly dotsFrom?: number;
}

const WHOLE: readonly SlideLayout[] = [{ width: 100, align: 'start' }];
/** More dots than these say nothing. */
const MAX_DOTS = 24;

/**
 * Slides in a row that snaps. Served whole: without script it is scrolled by touch, keyboard or trackpad. What makes it
 * move is `startCarousel`, which the site runs without React.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, options = {}, layouts = WHOLE, arrowsFrom = 2, dotsFrom = 2 } = props;
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const onSelect = useRef(props.onSelect);
  useEffect(() => {
    onSelect.current = props.onSelect;
  });
  const said = JSON.stringify(options);
  const count = slides.length;
  useEffect(
    () =>
      root.current === null
        ? undefined
        : startCarousel(root.current, { onSelect: (index) => onSelect.current?.(index) }),
    [said, count],
  );
  if (count === 0) return null;
  const moves = options.interval !== undefined && count > 1;
  const dots = count >= dotsFrom && count <= MAX_DOTS;
  return (
    <Frame
      ref={root}
      {...{ [OPTIONS_ATTRIBUTE]: said }}
      aria-label={label}
      aria-roledescription={carouselTexts.carousel[language]}
    >
      <Controls data-controls hidden>
        {moves && (
          <Round type="button" data-pause>
            <span data-shows="playing">
              <Glyph path={pauseGlyph} size={20} />
              <VisuallyHidden>{carouselTexts.pause[language]}</VisuallyHidden>
            </span>
            <span data-shows="paused">
              <Glyph path={playGlyph} size={20} />
              <VisuallyHidden>{carouselTexts.play[language]}</VisuallyHidden>
            </span>
          </Round>
        )}
        {count >= arrowsFrom && (
          <Round type="button" data-previous>
            <Glyph path={previousGlyph} size={20} title={carouselTexts.previous[language]} />
          </Round>
        )}
        {dots && (
          <Dots>
            {slides.map(({ key }, index) => (
              <Dot key={key} type="button" data-dot>
                <VisuallyHidden>{toSlideText(index + 1, language)}</VisuallyHidden>
              </Dot>
            ))}
          </Dots>
        )}
        {count >= arrowsFrom && (
          <Round type="button" data-next>
            <Glyph path={nextGlyph} size={20} title={carouselTexts.next[language]} />
          </Round>
        )}
      </Controls>
      <Track data-track role="group" aria-label={label} tabIndex={0} $layouts={layouts}>
        {slides.map(({ key, label: own, content }, index) => (
          <Slide
            key={key}
            data-slide
            role="group"
            aria-roledescription={carouselTexts.slide[language]}
            aria-label={own ?? placeText(index + 1, count, language)}
          >
            {content}
          </Slide>
        ))}
      </Track>
    </Frame>
  );
}

/** Controls come first for the keyboard and a screen reader, and stand below the slides. */
const Frame = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const layout = ({ width, align }: SlideLayout) => css`
  --slide: ${width}%;
  --slide-align: ${align};
`;

const Track = styled.div<{ $layouts: readonly SlideLayout[] }>`
  position: relative;
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  ${({ $layouts }) =>
    $layouts.map(({ from = 0, ...one }) =>
      from === 0
        ? layout(one)
        : css`
            @container (min-width: ${from}px) {
              ${layout(one)}
            }
          `,
    )}

  /* Its own dots say where it stands. */
  [data-state] > &:has(> :nth-child(2)) {
    scrollbar-width: none;
  }
`;

const Slide = styled.div`
  flex: 0 0 var(--slide);
  min-inline-size: 0;
  scroll-snap-align: var(--slide-align);

  /* One by itself has nowhere to go. */
  &:only-child {
    margin-inline: auto;
  }
`;

const Controls = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;

  &[hidden] {
    display: none;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  aspect-ratio: 1;
  padding: 0;
  border: 1px solid var(--color-line-strong);
  border-radius: 50%;
  background: var(--color-surface-raised);
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    border-color: currentColor;
  }

  &[aria-disabled='true'] {
    color: var(--color-text-muted);
    opacity: 0.55;
    cursor: default;
  }

  > span {
    display: grid;
  }

  :not([data-wanted='false']) > div > & > [data-shows='paused'],
  [data-wanted='false'] > div > & > [data-shows='playing'] {
    display: none;
  }

  /* Nothing moves by itself then, so there is nothing to stop. */
  @media (prefers-reduced-motion: reduce) {
    &[data-pause] {
      display: none;
    }
  }
`;

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

/** A small mark in a button large enough for a finger. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &[hidden] {
    display: none;
  }

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid currentColor;
    border-radius: 1rem;
    transition: inline-size var(--duration-medium) var(--ease-out);
  }

  &[aria-current]::before {
    inline-size: 1.125rem;
    background: currentColor;
  }
`;
