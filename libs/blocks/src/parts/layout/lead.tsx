import { styled } from 'styled-components';
import { lead } from './lead.styles.ts';

/** A paragraph that introduces. */
export const Lead = styled.p`
  ${lead}
  max-inline-size: 42ch;
  text-wrap: balance;
`;
