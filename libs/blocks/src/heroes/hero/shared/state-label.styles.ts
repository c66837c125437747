import { styled } from 'styled-components';

/** One label: what state a place is in, and where it is. */
export const StateLabel = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin: 0;
  color: var(--color-text-muted);
  font-weight: 650;
`;
