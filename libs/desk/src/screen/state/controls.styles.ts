import { css, styled } from 'styled-components';

/**
 * Styles of a control on the desk. It is lower than a field of the site, because the desk shows many controls at once.
 */
export const controlCss = css`
  display: block;
  inline-size: 100%;
  min-block-size: 2.375rem;
  padding: 0.4375rem var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: 400 0.9375rem/1.45 var(--font-text);

  &:hover {
    border-color: var(--color-text);
  }

  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
`;

export const Input = styled.input`
  ${controlCss}
`;

export const Select = styled.select`
  ${controlCss}
`;

export const Area = styled.textarea`
  ${controlCss}
  min-block-size: 5rem;
  max-block-size: 24rem;
  field-sizing: content;
  resize: vertical;
`;

export const CodeArea = styled(Area)`
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
`;

/** A small plain button, for actions beside a field. */
export const Tool = styled.button`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: center;
  min-inline-size: 2rem;
  min-block-size: 2rem;
  padding: 0.1875rem 0.5625rem;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--color-text);
  font: 550 0.875rem/1.3 var(--font-text);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--color-accent-soft);
  }

  &[aria-pressed='true'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
  }

  &:disabled {
    opacity: 0.45;
    cursor: default;
  }

  svg {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
  }
`;
