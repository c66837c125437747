import type { SlideLayout } from '../../carousel/slide-layout.ts';

/** ms between two films, where it moves by itself. */
export const VIDEOS_INTERVAL_MS = 8000;
/** ms of moving to another film. */
export const VIDEOS_TRANSITION_MS = 500;

/** Share of the carousel in view from which on its film plays. */
export const PLAYS_FROM_SHARE = 0.4;

/** The edge of the next film is in sight. */
export const VIDEOS_LAYOUTS: readonly SlideLayout[] = [
  { width: 100, align: 'center' },
  { width: 84, align: 'center', from: 720 },
  { width: 72, align: 'center', from: 1024 },
];
