import { styled } from 'styled-components';
import {
  CARD_WIDTH_PX,
  LIST_PADDING_PX,
  MOBILE_VIEWPORT_PX,
  NAV_HEIGHT_PX,
  SMALL_VIEWPORT_PX,
} from '../constants/finder.constants.ts';
import { clearOfBar } from '../parts/clear-of-bar.styles.ts';

export const Finder = styled.section`
  --finder-edge: max(${LIST_PADDING_PX}px, (100vw - var(--container)) / 2);

  position: relative;
  background: var(--color-surface);
  color: var(--color-text);

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    --finder-edge: var(--space-gutter);
  }
`;

/**
 * Puts the search and the list in one column, and the map and the neighborhoods beside it. On a small screen, puts them
 * all below each other.
 */
export const Body = styled.div`
  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    display: grid;
    grid-template: auto 1fr / calc(var(--finder-edge) + ${CARD_WIDTH_PX}px) minmax(0, 1fr);
    align-items: start;
    border-block-start: 1px solid var(--color-line);

    > [data-map] {
      grid-area: 1 / 2 / span 2;
    }
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    display: flex;
    flex-direction: column;

    > [data-map] {
      order: 1;
    }
  }
`;

/** Keeps the row with the search visible while the list scrolls. */
export const Bar = styled.div`
  position: var(--sticky);
  z-index: 5;
  inset-block-start: var(--below-header);
  padding-block: var(--space-4) var(--space-3);
  padding-inline: var(--finder-edge) ${LIST_PADDING_PX}px;
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);

  .top & {
    border-block-end-color: transparent;
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    padding-block: var(--space-2);
    padding-inline: var(--finder-edge);
  }

  /* On a phone the field opens the search overlay, which has a button that clears the text. */
  @media (width < ${MOBILE_VIEWPORT_PX}px) {
    [data-close] {
      display: none;
    }
  }
`;

/** Places the tools over the map on screens that show list and map side by side. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: ${NAV_HEIGHT_PX}px;
  padding-block: var(--space-1) var(--space-3);
  padding-inline: var(--finder-edge);

  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    position: sticky;
    z-index: 4;
    grid-area: 1 / 2 / span 2;
    justify-self: start;
    inset-block-start: calc(var(--below-header) + var(--space-3));
    margin-block-start: var(--space-3);
    padding-block: var(--space-1);
    padding-inline: var(--space-4);
  }
`;

/** Puts list and details into one grid cell. The taller of the two determines the cell's height. */
export const Column = styled.div`
  display: grid;
  grid-template: 1fr / minmax(0, 1fr);
  align-items: start;
  min-block-size: calc(100dvh - var(--header-height) - 6rem);
  overflow-x: clip;
  ${clearOfBar}

  > * {
    grid-area: 1 / 1;
  }

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    display: block;
    order: 2;
    min-block-size: 0;
    overflow-x: visible;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-4) var(--space-10);
  padding-inline: var(--finder-edge) ${LIST_PADDING_PX}px;

  @media (width < ${SMALL_VIEWPORT_PX}px) {
    padding-inline: var(--finder-edge);
  }
`;
