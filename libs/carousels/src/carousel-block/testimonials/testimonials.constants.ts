import type { SlideLayout } from '../../carousel/slide-layout.ts';
import { desktopLayout, MOBILE_LAYOUTS } from '../shared/mobile-layouts.ts';

/** Time between two slides, ms. */
export const TESTIMONIALS_INTERVAL_MS = 8000;
/** Duration of a move to another slide, ms. */
export const TESTIMONIALS_TRANSITION_MS = 500;
/** Width of the middle slide on a desktop, percent of the carousel's width. */
const CENTRE_PERCENT = 50;

/** A carousel with more slides than `ARROWS_ABOVE` has arrows, and with more than `DOTS_ABOVE` has dots. */
export const ARROWS_ABOVE = 2;
export const DOTS_ABOVE = 1;

export const TESTIMONIALS_LAYOUTS: readonly SlideLayout[] = [
  ...MOBILE_LAYOUTS,
  desktopLayout(CENTRE_PERCENT, 'center'),
];

/** Returns the number of slides per step: one if the number of slides is even, two if it is odd. */
export const stepOf = (count: number): 1 | 2 => (count % 2 === 0 ? 1 : 2);
