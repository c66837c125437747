import { css } from 'styled-components';

/** The width of slides, and the position of the current one. */
export interface SlideLayout {
  /**
   * Width of a slide with the gap after it, as a percentage of the carousel's width without margins: two
   * slides of 50 fill it.
   */
  readonly width: number;
  readonly align: 'start' | 'center';
  /** Space at both sides of the carousel, px, or as much as beside the column of a page. Default: 0. */
  readonly margin?: number | 'column';
  /** Smallest width of the carousel for this layout, px. Default: 0. */
  readonly from?: number;
}

/**
 * Container name with which layouts query the width of the carousel instead of that of an element around it.
 */
export const CAROUSEL_CONTAINER = 'carousel';

/**
 * Space beside the page's column: the gutter, or, on a wide page with a centered column, the rest of the
 * width.
 */
const BESIDE_COLUMN = 'max(var(--space-gutter), (100cqi - var(--container)) / 2)';

const one = ({ width, align, margin = 0 }: SlideLayout) => css`
  --slide: ${width};
  --slide-align: ${align};
  --slide-margin: ${margin === 'column' ? BESIDE_COLUMN : `${margin}px`};
`;

/** Returns the custom properties of a track, from the narrowest layout on. */
export const slideLayouts = (layouts: readonly SlideLayout[]) =>
  layouts.map((layout) =>
    layout.from === undefined || layout.from === 0
      ? one(layout)
      : css`
          @container ${CAROUSEL_CONTAINER} (width >= ${layout.from}px) {
            ${one(layout)}
          }
        `,
  );
