import { css } from 'styled-components';

/** Style of a link on its own line in a short menu. */
export const menuLink = css`
  display: block;
  padding: 0.625rem var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;

  &:is(:hover, :focus-visible) {
    background: var(--color-surface-sunken);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
