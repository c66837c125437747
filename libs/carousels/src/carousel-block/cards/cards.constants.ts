import type { SlideLayout } from '../../carousel/slide-layout.ts';
import { desktopLayout, MOBILE_LAYOUTS } from '../shared/mobile-layouts.ts';

/** ms between two steps. */
export const CARDS_INTERVAL_MS = 8000;
/** ms of moving on. */
export const CARDS_TRANSITION_MS = 500;
/** Cards to a step, where so many are in view. */
export const CARDS_PER_STEP = 3;
/** Width of a card on a desktop, percent. */
const CENTRE_PERCENT = 32;

export const CARDS_LAYOUTS: readonly SlideLayout[] = [
  ...MOBILE_LAYOUTS,
  desktopLayout(CENTRE_PERCENT, 'start'),
];
