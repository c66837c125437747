'use client';

import { Glyph, useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { Dots } from './carousel-dots.tsx';
import { carouselTexts } from './carousel.texts.ts';
import { Controls } from './controls.styles.ts';
import { nextGlyph, pauseGlyph, playGlyph, previousGlyph } from './glyphs.ts';

export interface CarouselControlsProps {
  /** Number of slides. */
  readonly count: number;
  /** Whether the carousel moves by itself. If so, the controls include a pause button. */
  readonly moves?: boolean;
  readonly arrows?: boolean;
  readonly dots?: boolean;
}

/** The buttons of a carousel. They are hidden until script runs, but their space is reserved from the start. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, moves = false, arrows = true, dots = true } = props;
  const say = useWords();
  if (!moves && !arrows && !dots) return null;
  return (
    <Controls data-controls hidden>
      {moves && (
        <Round type="button" data-pause>
          <span data-shows="playing">
            <Glyph path={pauseGlyph} size={20} />
            <VisuallyHidden>{say(carouselTexts.pause)}</VisuallyHidden>
          </span>
          <span data-shows="paused">
            <Glyph path={playGlyph} size={20} />
            <VisuallyHidden>{say(carouselTexts.play)}</VisuallyHidden>
          </span>
        </Round>
      )}
      {arrows && (
        <Round type="button" data-previous>
          <Glyph path={previousGlyph} size={20} title={say(carouselTexts.previous)} />
        </Round>
      )}
      {dots && <Dots count={count} />}
      {arrows && (
        <Round type="button" data-next>
          <Glyph path={nextGlyph} size={20} title={say(carouselTexts.next)} />
        </Round>
      )}
    </Controls>
  );
}

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

  [data-carousel]:not([data-wanted='false']) & > [data-shows='paused'],
  [data-wanted='false'] & > [data-shows='playing'] {
    display: none;
  }

  /* Nothing moves by itself then, so there is nothing to stop. */
  @media (prefers-reduced-motion: reduce) {
    &[data-pause] {
      display: none;
    }
  }
`;
