import type { SlideLayout } from './slide-layout.ts';

/** Below this width, px, a carousel shows one slide at a time. */
const ONE_SLIDE_BELOW_PX = 599;
/** Slides beside each other where there is room. */
const SLIDES_AT_A_TIME = 3;
/** More dots than these say nothing. */
export const MAX_DOTS = 24;

/** Three slides, one at a time on small screens. */
export const CAROUSEL_LAYOUTS: readonly SlideLayout[] = [
  { width: 100, align: 'start' },
  { width: 100 / SLIDES_AT_A_TIME, align: 'start', from: ONE_SLIDE_BELOW_PX },
];
