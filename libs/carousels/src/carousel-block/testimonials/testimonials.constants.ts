import type { SlideLayout } from '../../carousel/slide-layout.ts';
import { desktopLayout, MOBILE_LAYOUTS } from '../shared/mobile-layouts.ts';

/** ms between two slides. */
export const TESTIMONIALS_INTERVAL_MS = 8000;
/** ms of moving to another slide. */
export const TESTIMONIALS_TRANSITION_MS = 500;
/** Width of the slide in the middle of a desktop, percent. */
const CENTRE_PERCENT = 50;

/** More slides than these have arrows, or dots. */
export const ARROWS_ABOVE = 2;
export const DOTS_ABOVE = 1;

export const TESTIMONIALS_LAYOUTS: readonly SlideLayout[] = [
  ...MOBILE_LAYOUTS,
  desktopLayout(CENTRE_PERCENT, 'center'),
];

/** Returns the number of slides per step: one if the number of slides is even, two if it is odd. */
export const stepOf = (count: number): 1 | 2 => (count % 2 === 0 ? 1 : 2);
