import { css } from 'styled-components';

/** A sheet of paper on the background of a hero, with a print along its upper edge: its `::before`. */
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
