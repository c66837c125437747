import { css, styled } from 'styled-components';
import type { FormField } from '../contract/form-fields.ts';
import type { FormLook } from './form-look.ts';

/** Up to here unit and ZIP of a folding form wait. */
export const SMALL_SCREEN = '(max-width: 599px)';
export const FADE_MS = 500;

const grow: Readonly<Record<FormField, string>> = {
  email: '2 1 14rem',
  street: '3 1 16rem',
  unit: '1 1 8rem',
  zip: '1 1 7.5rem',
};

/**
 * Kept from the eye, not from the keyboard: the focus of a field opens the form for good, and so does a street or
 * something wrong. That of the button does not: it would move away under the finger that presses it.
 */
const folded = css<{ $fades: boolean }>`
  @media ${SMALL_SCREEN} {
    form:not([data-open], :has(input:focus, [data-street]:not(:placeholder-shown), [aria-invalid])) & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      opacity: 0;
    }

    ${({ $fades }) =>
      $fades
        ? css`
            @media (prefers-reduced-motion: no-preference) {
              transition: opacity ${FADE_MS}ms var(--ease-out);
            }
          `
        : ''}
  }
`;

export const FieldPlace = styled.div<{ $field: FormField; $folds: boolean; $fades: boolean }>`
  position: relative;
  min-inline-size: 0;
  grid-area: ${({ $field }) => $field};
  flex: ${({ $field }) => grow[$field]};
  ${({ $folds }) => ($folds ? folded : '')}
`;

/** Rows of an address where there is room: unit and ZIP share one. */
const rows = (shown: readonly FormField[]) => {
  const pair = ['unit', 'zip'].filter((field) => shown.includes(field as FormField));
  return [
    ...shown.filter((field) => field === 'email' || field === 'street').map((field) => [field]),
    pair,
    ['button'],
  ]
    .filter((row) => row.length > 0)
    .map((row) => `'${row.length === 1 ? `${row[0]} ${row[0]}` : row.join(' ')}'`)
    .join(' ');
};

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
`;

const stack = css<{ $shown: readonly FormField[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-areas: ${({ $shown }) => rows($shown)};
  align-items: start;
`;

export const Fields = styled.div<{ $look: FormLook; $shown: readonly FormField[] }>`
  gap: var(--space-4);
  ${({ $look }) => ($look.layout === 'bar' ? bar : stack)}
`;

export const ButtonPlace = styled.div`
  grid-area: button;
  flex: 0 0 auto;

  & > button {
    min-block-size: 3.25rem;
  }

  @media ${SMALL_SCREEN} {
    flex-basis: 100%;

    & > button {
      inline-size: 100%;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-2);
`;

export const Small = styled.p`
  margin: 0;
  max-inline-size: 56ch;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.45;
`;

export const Sheet = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  inline-size: 100%;
  text-align: start;
`;

/** No visitor comes here, by eye, by keyboard or by ear. */
export const Trap = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
