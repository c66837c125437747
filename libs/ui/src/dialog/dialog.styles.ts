import { styled } from 'styled-components';
import { HeadingTag } from '../heading/heading-levels.tsx';

/** Puts the title below the button if there is no room beside the button, for example with enlarged text. */
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: start;
  gap: 0 var(--space-4);

  > button {
    margin-inline-start: auto;
  }
`;

export const Title = styled(HeadingTag)`
  flex: 1 1 min(8.5rem, 100%);
  padding-block-start: 0.2em;
  /* With enlarged text on a small phone, a long word fits on a line. */
  font-size: min(var(--heading-3), 12vi);
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-4);
`;

export const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
`;
