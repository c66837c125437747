import { styled } from 'styled-components';

/** One label with the state of a place and its location. */
export const StateLabel = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin: 0;
  color: var(--color-text-muted);
  font-weight: 650;
`;
