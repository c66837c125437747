import { css } from 'styled-components';

/** Styles of the play button. It is in the lower left corner, so that it does not cover faces. */
export const playDisc = css`
  position: absolute;
  inset: auto auto clamp(0.375rem, 2.5%, 1.5rem) clamp(0.375rem, 2.5%, 1.5rem);
  display: grid;
  place-items: center;
  inline-size: clamp(2.75rem, 9%, 4.5rem);
  aspect-ratio: 1;
`;
