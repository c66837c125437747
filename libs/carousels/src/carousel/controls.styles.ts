import { styled } from 'styled-components';

/** Hidden, it keeps its room: nothing below it moves when it comes. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  min-block-size: 2.75rem;

  /* Everything else that is hidden has no room: the page's own rule says so, and says it loudly. */
  @media screen {
    &&[hidden] {
      display: flex !important;
      visibility: hidden;
    }
  }
`;
