import { styled } from 'styled-components';
import {
  CARD_WIDTH_PX,
  LIST_PADDING_PX,
  NAV_HEIGHT_PX,
  SMALL_VIEWPORT_PX,
} from '../constants/finder.constants.ts';

export const Finder = styled.section`
  --finder-edge: max(${LIST_PADDING_PX}px, (100vw - var(--container)) / 2);

  position: relative;
  background: var(--color-surface);
  color: var(--color-text);

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    --finder-edge: var(--space-gutter);
  }
`;

export const Body = styled.div`
  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    display: grid;
    grid-template-columns: calc(var(--finder-edge) + ${CARD_WIDTH_PX}px) minmax(0, 1fr);
    align-items: start;
    border-block-start: 1px solid var(--color-line);

    @media (scripting: none) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    display: flex;
    flex-direction: column;
  }
`;

/** The list, and the detail over it. */
export const Column = styled.div`
  position: relative;
  min-block-size: calc(100dvh - var(--header-height));
  overflow-x: clip;

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    min-block-size: 0;
    overflow-x: visible;
  }
`;

export const Results = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-10);
  padding-inline: var(--finder-edge) ${LIST_PADDING_PX}px;

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    padding-inline: var(--finder-edge);
  }
`;

/** Stays in sight while the list goes by. */
export const Bar = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-start: var(--header-height);
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-3));
  padding: var(--space-4) var(--space-3) var(--space-2);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);

  .top & {
    border-block-end-color: transparent;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: ${NAV_HEIGHT_PX}px;
`;
