import { css } from 'styled-components';

/** A round place for an icon. Its size is a CSS length. */
export const disc = (size: string) => css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size};
  block-size: ${size};
  border-radius: 50%;
`;
