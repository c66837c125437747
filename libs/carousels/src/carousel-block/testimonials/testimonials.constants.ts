import type { SlideLayout } from '../../carousel/slide-layout.ts';

/** ms between two slides. */
export const TESTIMONIALS_INTERVAL_MS = 8000;
/** ms of moving to another slide. */
export const TESTIMONIALS_TRANSITION_MS = 500;
/** Width of the slide in the middle of a desktop, percent. */
const CENTRE_PERCENT = 50;
/** Up to this width, px, a window is mobile. */
const MOBILE_MAX_PX = 1023;
/** Widths of slides on a mobile, percent, from the wide ones to the narrow. */
const MOBILE_PERCENT = { tablet: 96.16, small: 91.5, phone: 88 } as const;
/** Where a window is no phone any more, px, and where it becomes a tablet. */
const SMALL_FROM_PX = 600;
const TABLET_FROM_PX = 840;
/** Room beside the slides, px: in a window of 600 px and more, and below. */
const MARGIN_PX = { from600: 40, below600: 28 } as const;

/** More slides than these have arrows, or dots. */
export const ARROWS_ABOVE = 2;
export const DOTS_ABOVE = 1;

export const TESTIMONIALS_LAYOUTS: readonly SlideLayout[] = [
  { width: MOBILE_PERCENT.phone, align: 'center', margin: MARGIN_PX.below600 },
  { width: MOBILE_PERCENT.small, align: 'center', margin: MARGIN_PX.from600, from: SMALL_FROM_PX },
  { width: MOBILE_PERCENT.tablet, align: 'center', margin: MARGIN_PX.from600, from: TABLET_FROM_PX },
  { width: CENTRE_PERCENT, align: 'center', margin: MARGIN_PX.from600, from: MOBILE_MAX_PX + 1 },
];

/** Slides that it goes on by: one of an even number, two of an odd one. */
export const stepOf = (count: number): 1 | 2 => (count % 2 === 0 ? 1 : 2);
