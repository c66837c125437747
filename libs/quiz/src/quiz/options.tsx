'use client';

import { atLeast, Picture } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { kindOf, optionKeys } from '../engine/questions.ts';
import type { QuizStepProps } from './quiz-step.content.ts';

export interface OptionsProps {
  readonly step: QuizStepProps;
  /** Keys of the chosen options. */
  readonly chosen: readonly string[];
  readonly describedBy: string | undefined;
  readonly onPick: (key: string) => void;
}

const MOST_COLUMNS = 3;
const PICTURE = {
  aspect: 3 / 2,
  // The pictures of the next question load early, too: the question is drawn before it is shown.
  loading: 'eager',
  sizes: '(min-width: 900px) 20rem, (min-width: 600px) 50vw, 7rem',
  widths: [240, 480, 720],
} as const;

/**
 * Draws the options of a question. The visitor can choose one option or several, by kind of question. Screen readers
 * skip the pictures.
 */
export function Options({ step, chosen, describedBy, onPick }: OptionsProps): ReactElement {
  const { variation, options = [] } = step;
  const type = kindOf(step) === 'many' ? 'checkbox' : 'radio';
  const keys = optionKeys(step);
  return (
    <Cards $columns={Math.min(options.length, MOST_COLUMNS)}>
      {options.map(({ label, image }, index) => {
        const key = keys[index] ?? '';
        return (
          <Card key={key}>
            <Mark
              type={type}
              name={variation}
              value={key}
              checked={chosen.includes(key)}
              aria-describedby={describedBy}
              onChange={() => onPick(key)}
            />
            {image && <Picture {...PICTURE} image={{ ...image, alt: '' }} objectFit="cover" />}
            <span>{label}</span>
          </Card>
        );
      })}
    </Cards>
  );
}

/** Shows the options as rows on a phone, and as cards on larger screens. */
const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--space-3);

  ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }

  ${atLeast('medium')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    max-inline-size: ${({ $columns }) => $columns * 25}rem;
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: min(7rem, 30%) minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: 4.5rem;
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  font-weight: 600;
  line-height: 1.3;
  overflow: clip;
  cursor: pointer;
  transition:
    background-color var(--duration-medium) var(--ease-out),
    translate var(--duration-medium) var(--ease-out);

  /* The outline also covers the picture. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--color-line-strong);
    content: '';
    pointer-events: none;
    transition: box-shadow var(--duration-medium) var(--ease-out);
  }

  & > span {
    padding: var(--space-3) 0 var(--space-3) var(--space-4);
  }

  &:not(:has(img)) > span {
    grid-column: 1 / 3;
  }

  @media (hover: hover) {
    &:hover {
      translate: 0 -2px;
    }

    &:hover::after {
      box-shadow: inset 0 0 0 2px var(--color-accent);
    }
  }

  &:has(:checked) {
    background: var(--color-accent-soft);
  }

  &:has(:checked)::after {
    box-shadow: inset 0 0 0 3px var(--color-accent);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto minmax(4rem, 1fr);

    & img {
      grid-column: 1 / -1;
      block-size: auto;
    }

    &:not(:has(img)) {
      grid-template-rows: minmax(4.5rem, auto);
    }

    & > span,
    &:not(:has(img)) > span {
      grid-column: 1;
    }
  }
`;

/** Draws a radio button as a ring, and a checkbox as a box. In forced colors, the browser draws its own control. */
const Mark = styled.input`
  order: 1;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin: var(--space-3) var(--space-4);
  border: 2px solid var(--color-line-strong);
  border-radius: 50%;
  background: var(--color-surface-raised);
  appearance: none;
  cursor: pointer;
  outline: none;
  transition: background-color var(--duration-medium) var(--ease-out);

  &[type='checkbox'] {
    border-radius: var(--radius-small);
  }

  &::before {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--color-on-accent);
    clip-path: polygon(22% 48%, 14% 58%, 41% 82%, 86% 30%, 77% 20%, 40% 64%);
    content: '';
    scale: 0;
    transition: scale var(--duration-medium) var(--ease-out);
  }

  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  &:checked::before {
    scale: 1;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
