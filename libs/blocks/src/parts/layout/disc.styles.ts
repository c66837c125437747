import { css } from 'styled-components';

/** Returns the style of a disc for an icon. `size` is a CSS length. */
export const disc = (size: string) => css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size};
  block-size: ${size};
  border-radius: 50%;
`;
