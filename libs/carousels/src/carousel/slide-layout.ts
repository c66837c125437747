import { css } from 'styled-components';

/** The width of slides, and the position of the current slide. */
export interface SlideLayout {
  /**
   * Width of a slide including the gap after the slide, percent of the carousel's width without margins. Two
   * slides of width 50 fill the carousel.
   */
  readonly width: number;
  readonly align: 'start' | 'center';
  /** Space at both sides of the carousel, px. `column` is the space beside the page's column. Default: 0. */
  readonly margin?: number | 'column';
  /** Smallest width of the carousel for this layout, px. Default: 0. */
  readonly from?: number;
}

/**
 * Name of the CSS container of a carousel. Layouts depend on the width of this container, even if an element around the
 * carousel is a container, too.
 */
export const CAROUSEL_CONTAINER = 'carousel';

/** Space on each side of the page's column: the gutter, or more if a wide page has a centered column. */
const BESIDE_COLUMN = 'max(var(--space-gutter), (100cqi - var(--container)) / 2)';

const one = ({ width, align, margin = 0 }: SlideLayout) => css`
  --slide: ${width};
  --slide-align: ${align};
  --slide-margin: ${margin === 'column' ? BESIDE_COLUMN : `${margin}px`};
`;

/** Returns the CSS custom properties of a track for its layouts, the narrowest layout first. */
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
