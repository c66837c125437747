import { styled } from 'styled-components';

/** Notes at the bottom of a block, under a line. */
export const Notes = styled.div`
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
`;
