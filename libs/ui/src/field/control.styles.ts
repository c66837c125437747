import { css } from 'styled-components';

/**
 * Styles of text fields and selects. Their text is at least 16 px, because phones zoom in when a field with
 * smaller text gets the focus.
 */
export const controlStyles = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3.25rem;
  padding: 0.75rem 1rem;
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font-family: var(--font-text);
  font-size: 1.0625rem;
  line-height: 1.4;
  transition-property: border-color, box-shadow;
  transition-duration: var(--duration-fast);
  transition-timing-function: var(--ease-out);

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--color-text);
  }

  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: 0;
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--color-focus) 18%, transparent);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  /* The ground between them tells the ring from the red, which is as dark. */
  &[aria-invalid='true']:focus-visible {
    outline-offset: 3px;
  }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
`;
