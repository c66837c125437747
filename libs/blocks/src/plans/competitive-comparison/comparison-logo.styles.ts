import { styled } from 'styled-components';

/** Frame of the logo at the top of the column for this site's provider. */
export const Logo = styled.div`
  inline-size: min(10rem, 100%);
  margin-inline: auto;

  /* A picture keeps its colors there, and a dark one would lie on black: it gets a light ground. */
  @media (forced-colors: active) {
    padding: var(--space-2);
    background-color: #fff;
    forced-color-adjust: none;
  }
`;
