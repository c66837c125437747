import { css } from 'styled-components';

/** The play button's place on a film: the corner where reading begins, so that it covers nobody's face. */
export const playDisc = css`
  position: absolute;
  inset: auto auto clamp(0.375rem, 2.5%, 1.5rem) clamp(0.375rem, 2.5%, 1.5rem);
  display: grid;
  place-items: center;
  inline-size: clamp(2.75rem, 9%, 4.5rem);
  aspect-ratio: 1;
`;
