import { css } from 'styled-components';

const cover = 'var(--color-surface) 30%, transparent';
const shadow = 'color-mix(in srgb, var(--color-text) 26%, transparent), transparent';

/**
 * The frame of a table that may be wider or higher than its space. The table scrolls inside the frame, and the
 * table's head stays in view. A shadow marks each edge behind which more of the table is hidden.
 */
export const scrollFrame = css`
  /* Words for listeners, which are positioned, scroll with it instead of widening the page. */
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  background:
    linear-gradient(to top, ${cover}) bottom / 100% 3rem local,
    linear-gradient(to top, ${shadow}) bottom / 100% 0.75rem scroll,
    linear-gradient(to right, ${cover}) left / 3rem 100% local,
    linear-gradient(to left, ${cover}) right / 3rem 100% local,
    linear-gradient(to right, ${shadow}) left / 0.75rem 100% scroll,
    linear-gradient(to left, ${shadow}) right / 0.75rem 100% scroll;
  background-repeat: no-repeat;

  thead :is(th, td) {
    position: var(--sticky);
    inset-block-start: 0;
    z-index: 1;
    background: var(--color-surface);
  }
`;
