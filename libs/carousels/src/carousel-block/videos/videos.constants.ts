import type { SlideLayout } from '../../carousel/slide-layout.ts';

/** Time between two films of a carousel that moves by itself, ms. */
export const VIDEOS_INTERVAL_MS = 8000;
/** Duration of a move to another film, ms. */
export const VIDEOS_TRANSITION_MS = 500;

/** Share of the carousel that must be in view before its film plays. */
export const PLAYS_FROM_SHARE = 0.4;

/** Layouts with the current film below the title. In wide carousels, the edge of the next film is in view. */
export const VIDEOS_LAYOUTS: readonly SlideLayout[] = [
  { width: 100, align: 'start' },
  { width: 78, align: 'start', from: 720 },
];
