import { css, styled } from 'styled-components';
import type { FieldLook, FormLook } from './form-look.ts';

/** Screens on which a form folds, and on which its button is as wide as the form. */
export const SMALL_SCREEN = '(max-width: 599px)';
/** Screens on which a form and the messages under it do not fit above a phone's keyboard. */
export const NO_ROOM_BELOW = '(max-width: 599px), (max-height: 499px)';
const FADE_MS = 500;

/**
 * Hides the waiting fields from view, but not from the keyboard. A focused field opens the form for good, and
 * so does a mistake, or a text in the field whose placeholder is a single space. A focused button does not open
 * it, because the button would move away under the finger.
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

  /* As wide as a small screen at most. */
  & > * {
    max-inline-size: 34rem;
  }

  /* A message under one field leaves the one beside it where it is. */
  @media ${SMALL_SCREEN} {
    &:has([aria-invalid]) {
      align-items: start;
    }
  }
`;

/** Two columns, or one if the contents do not fit into half of the width. */
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

/** A message at its field, for screens where a message under the form would be out of sight. */
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

/** In a place as wide as the page, its contents stay narrower. */
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

/** Hides a field from all visitors, whether they look, use a keyboard or listen. */
export const Trap = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
