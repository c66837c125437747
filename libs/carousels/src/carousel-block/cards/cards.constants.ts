import type { SlideLayout } from '../../carousel/slide-layout.ts';
import { desktopLayout, MOBILE_LAYOUTS } from '../shared/mobile-layouts.ts';

/** Time between two steps of the carousel, ms. */
export const CARDS_INTERVAL_MS = 8000;
/** Time in which the cards move by one step, ms. */
export const CARDS_TRANSITION_MS = 500;
/** Number of cards per step, if at least three cards are in view. */
export const CARDS_PER_STEP = 3;
/** Width of a card on a desktop, percent of the carousel's width. */
const CENTRE_PERCENT = 32;

export const CARDS_LAYOUTS: readonly SlideLayout[] = [
  ...MOBILE_LAYOUTS,
  desktopLayout(CENTRE_PERCENT, 'start'),
];
