'use client';

import { atLeast, enlargedText, Glyph, VisuallyHidden } from '@skein/ui';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { count } from '../engine/answers.ts';
import { MAX_COUNT, MIN_COUNT } from '../engine/questions.ts';
import { COUNT_PARAM } from '../engine/quiz-address.ts';
import { minusGlyph, personGlyph, plusGlyph } from './glyphs.ts';
import type { QuizWords } from './quiz-words.ts';

export interface CounterProps {
  readonly name: string;
  readonly people: number;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly words: Pick<QuizWords, 'more' | 'fewer'>;
  readonly onCount: (people: number) => void;
}

const PLACES = Array.from({ length: MAX_COUNT }, (_, index) => index);

/**
 * Draws the number of people as a field with buttons for fewer and more, and as ten figures. One figure per person is
 * bright. Without script, each button sends the new number.
 */
export function Counter(props: CounterProps): ReactElement {
  const { name, people, labelledBy, describedBy, words, onCount } = props;
  // Whether the visitor has emptied the field to type a new number.
  const [isEmptied, setIsEmptied] = useState(false);
  const button = (label: string, glyph: string, to: number) => (
    <Round
      type="submit"
      name={COUNT_PARAM}
      value={count(to)}
      formNoValidate
      aria-label={label}
      aria-disabled={count(to) === people || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setIsEmptied(false);
        onCount(count(to));
      }}
    >
      <Glyph path={glyph} size={28} />
    </Round>
  );
  return (
    <Row>
      {button(words.fewer, minusGlyph, people - 1)}
      <Field
        type="number"
        inputMode="numeric"
        name={name}
        min={MIN_COUNT}
        max={MAX_COUNT}
        // The value is a text, because a number would not replace a typed "04".
        value={isEmptied ? '' : String(people)}
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onClick={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setIsEmptied(value === '');
          onCount(count(value));
        }}
        onBlur={() => setIsEmptied(false)}
      />
      {button(words.more, plusGlyph, people + 1)}
      <VisuallyHidden>
        <output>{people}</output>
      </VisuallyHidden>
      <Places aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} data-taken={place < people || undefined}>
            <Glyph path={personGlyph} size="100%" />
          </span>
        ))}
      </Places>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto auto auto;
  gap: var(--space-5) var(--space-4);
  align-items: center;
  justify-content: start;

  /* The house fills the space beside the counter. */
  ${atLeast('full')} {
    grid-template-columns: auto auto auto minmax(0, 1fr);
  }

  ${enlargedText} {
    column-gap: 5cqi;
  }
`;

const Field = styled.input`
  inline-size: 2.2ch;
  padding: 0;
  border: 0;
  border-block-end: 3px solid var(--color-line-strong);
  background: none;
  appearance: textfield;
  font-family: var(--font-heading);
  font-size: clamp(4.5rem, 3rem + 8vw, 7.5rem);
  font-variant-numeric: tabular-nums;
  font-weight: 680;
  line-height: 1;
  text-align: center;
  letter-spacing: -0.03em;

  ${enlargedText} {
    font-size: 26cqi;
  }

  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  padding: 0;
  border: 2px solid var(--color-line-strong);
  border-radius: 50%;
  background: var(--color-surface-raised);
  cursor: pointer;
  transition: border-color var(--duration-medium) var(--ease-out);

  ${enlargedText} {
    inline-size: 22cqi;
    block-size: 22cqi;
  }

  &:hover {
    border-color: var(--color-accent);
  }

  &:active {
    scale: 0.96;
  }

  &[aria-disabled] {
    border-color: var(--color-line);
    background: none;
    color: var(--color-text-muted);
    cursor: not-allowed;
    scale: none;
  }
`;

/** Draws a row of ten figures of people. The figures that the number counts are bright. */
const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  grid-column: 1 / -1;
  max-inline-size: 30rem;

  & > span {
    flex: none;
    inline-size: clamp(1.5rem, 6.5vw, 2.5rem);
    aspect-ratio: 1;
    color: var(--color-line-strong);
    opacity: 0.45;
    transition:
      color var(--duration-slow) var(--ease-out),
      opacity var(--duration-slow) var(--ease-out),
      translate var(--duration-slow) var(--ease-out);
  }

  & > [data-taken] {
    color: var(--color-accent);
    opacity: 1;
    translate: 0 -0.25rem;
  }

  ${atLeast('full')} {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    grid-column: 4;
    max-inline-size: none;
    padding-inline-start: var(--space-10);

    & > span {
      inline-size: auto;
    }
  }
`;
