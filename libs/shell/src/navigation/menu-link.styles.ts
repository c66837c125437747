import { css } from 'styled-components';

/** A link on a line of its own in a menu of a few. */
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
