import { LOW_WINDOW_REM } from '@skein/ui';
import { css } from 'styled-components';

/**
 * For content that scrolls behind a sticky row with the search: a link or button that gets the focus stops below the
 * row. In a low window, the row is not sticky.
 */
export const clearOfBar = css`
  @media (height >= ${LOW_WINDOW_REM}rem) {
    a,
    button {
      scroll-margin-block-start: 6rem;
    }
  }
`;
