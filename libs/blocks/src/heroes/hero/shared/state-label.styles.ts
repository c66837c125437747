import { styled } from 'styled-components';

/** A line with the status of a place and the name of the place. */
export const StateLabel = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin: 0;
  color: var(--color-text-muted);
  font-weight: 650;
`;
