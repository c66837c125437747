import { styled } from 'styled-components';
import { lead } from './lead.styles.ts';

/** A paragraph as an introduction. */
export const Lead = styled.p`
  ${lead}
  max-inline-size: 42ch;
  text-wrap: balance;
`;
