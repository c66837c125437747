import { styled } from 'styled-components';

/** Keeps the space of hidden controls, so that nothing below moves when the controls appear. */
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
