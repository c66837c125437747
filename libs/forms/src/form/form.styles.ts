import { css, styled } from 'styled-components';
import type { FieldLook, FormLook } from './form-look.ts';

/** Matches screens that hide some fields of a form at first, and on which the button is as wide as the form. */
export const SMALL_SCREEN = '(max-width: 599px)';
/** Matches screens on which a form and the messages below it do not fit above a phone's keyboard. */
export const NO_ROOM_BELOW = '(max-width: 599px), (max-height: 499px)';
const FADE_MS = 500;

/**
 * Hides some fields from view, but not from the keyboard. The fields appear when any field gets the focus, and
 * then stay visible. They also appear if a field has a mistake, or if a field with the placeholder ' ' has a
 * text. A focused button does not show the fields, because the button would move away from the finger.
 */
const folded = css<{ $fades: boolean }>`
  @media ${SMALL_SCREEN} {
    form:not([data-open], :has(input:focus, [placeholder=' ']:not(:placeholder-shown), [aria-invalid])) & {
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

export const FieldPlace = styled.div<{
  $paired: boolean;
  $look: FieldLook;
  $folds: boolean;
  $fades: boolean;
}>`
  position: relative;
  min-inline-size: 0;
  grid-column: ${({ $paired }) => ($paired ? 'auto' : '1 / -1')};
  flex: ${({ $look }) => $look.flex};
  ${({ $look, $folds }) => ($folds && $look.waits ? folded : '')}
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;

  max-inline-size: none;

  /* A field is at most as wide as a small screen. */
  & > * {
    max-inline-size: 34rem;
  }

  /* A message under one field does not move the field beside it. */
  @media ${SMALL_SCREEN} {
    &:has([aria-invalid]) {
      align-items: start;
    }
  }
`;

/** Arranges the contents in two columns, or in one column if they do not fit into half of the width. */
const stack = css<{ $room: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${({ $room }) => $room}rem, (100% - var(--space-4)) / 2 - 1px)), 1fr)
  );
  align-items: start;
`;

export const Fields = styled.div<{ $look: FormLook; $room: number }>`
  gap: var(--space-4);
  ${({ $look }) => ($look.layout === 'bar' ? bar : stack)}
`;

const several = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const ButtonPlace = styled.div<{ $several: boolean }>`
  grid-column: 1 / -1;
  flex: 0 0 auto;
  min-inline-size: 0;
  ${({ $several }) => ($several ? several : '')}

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

/** A message at its field, for screens on which a message below the form is not visible. */
export const Near = styled.div`
  display: none;
  margin-block-start: 0.375rem;

  @media ${NO_ROOM_BELOW} {
    display: block;
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

/** Limits the width of the form's contents in a wide place. */
export const Sheet = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  inline-size: 100%;
  text-align: start;

  :where(& > *) {
    max-inline-size: var(--column-text);
  }
`;

/**
 * Hides the trap, a field that only machines fill in, from view. Its attributes hide it from keyboards and screen
 * readers.
 */
export const Trap = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
