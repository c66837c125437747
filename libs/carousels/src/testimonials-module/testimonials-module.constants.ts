import type { SlideLayout } from '../carousel/slide-layout.ts';

/** ms between two slides. */
export const TESTIMONIALS_MODULE_INTERVAL_MS = 10_000;
/** ms of moving to another slide. */
export const TESTIMONIALS_MODULE_TRANSITION_MS = 500;
/** One voice at a time. */
export const TESTIMONIALS_MODULE_LAYOUTS: readonly SlideLayout[] = [{ width: 100, align: 'start' }];
