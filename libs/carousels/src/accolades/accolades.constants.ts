/**
 * Time between two awards of the carousel, ms. The carousel moves only while at least the share `ACCOLADES_IN_VIEW` (0
 * to 1) of the carousel is in view.
 */
export const ACCOLADES_INTERVAL_MS = 3000;
export const ACCOLADES_IN_VIEW = 0.5;

/** Widths requested from the image service, px: 600 for a slide, 200 for a thumbnail. */
export const SLIDE_IMAGE_WIDTH_PX = 600;
export const THUMB_IMAGE_WIDTH_PX = 200;

/** Largest window width with dots, px. Wider windows have thumbnails. */
export const DOTS_MAX_WIDTH_PX = 1023;
