import { css } from 'styled-components';

/** A sheet of paper on the background of a hero. The `::before` element is the print on its upper edge. */
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
