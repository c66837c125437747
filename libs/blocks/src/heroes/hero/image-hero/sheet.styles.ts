import { css } from 'styled-components';

/**
 * Styles of a sheet of paper on the background of a hero. The `::before` element is for a decoration of the sheet's
 * upper edge, such as stripes.
 */
export const sheet = css`
  position: relative;
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
  }
`;
