import type { SlideLayout } from './slide-layout.ts';

/** Width of a carousel below which it shows one slide at a time, px. */
const ONE_SLIDE_BELOW_PX = 599;
const SLIDES_AT_A_TIME = 3;
/** Largest number of dots. Visitors could not tell more dots apart. */
export const MAX_DOTS = 24;

/** Three slides side by side, or one slide on small screens. */
export const CAROUSEL_LAYOUTS: readonly SlideLayout[] = [
  { width: 100, align: 'start' },
  { width: 100 / SLIDES_AT_A_TIME, align: 'start', from: ONE_SLIDE_BELOW_PX },
];
