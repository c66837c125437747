import { styled } from 'styled-components';

/** A page or a block in the lists on the left. */
export const ListRow = styled.button`
  display: grid;
  inline-size: 100%;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
  font: 500 0.875rem/1.35 var(--font-text);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-sunken);
  }

  &[aria-current] {
    background: var(--color-accent-soft);
  }

  small {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;

export const Changed = styled.span`
  color: var(--color-warning);
`;
