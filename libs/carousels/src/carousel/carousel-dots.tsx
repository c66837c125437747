'use client';

import { filled, useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { MAX_DOTS } from './carousel.constants.ts';
import { Controls } from './controls.styles.ts';
import { toSlideText } from './carousel.texts.ts';

interface DotsProps {
  /** Number of slides. */
  readonly count: number;
}

/** A dot for each slide. Renders no dots if there are too many slides to tell the dots apart. */
export function Dots({ count }: DotsProps) {
  const say = useWords();
  if (count > MAX_DOTS) return null;
  return (
    <Row>
      {Array.from({ length: count }, (_, index) => (
        <Dot key={index} type="button" data-dot>
          <VisuallyHidden>{filled(say(toSlideText), { place: index + 1 })}</VisuallyHidden>
        </Dot>
      ))}
    </Row>
  );
}

/** Dots without other controls, for carousels that visitors swipe. */
export function CarouselDots({ count }: DotsProps) {
  return (
    <Controls data-controls hidden>
      <Dots count={count} />
    </Controls>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

/** A button that is large enough for a finger, with a small mark inside. */
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
    transition: box-shadow var(--duration-medium) var(--ease-out);
  }

  /* Wider without a size of its own: nothing is laid out anew, and no shift is counted. The shadows lie so
     close that the shape is a pill with straight edges. */
  &[aria-current]::before {
    background: currentColor;
    box-shadow:
      -0.3125rem 0 0 currentColor,
      -0.15625rem 0 0 currentColor,
      0.15625rem 0 0 currentColor,
      0.3125rem 0 0 currentColor;
  }

  @media (forced-colors: active) {
    &[aria-current]::before {
      background: ButtonText;
    }
  }
`;
