import type { SlideLayout } from '../../carousel/slide-layout.ts';

const MOBILE_MAX_PX = 1023;
/** Widths of slides on mobile screens, percent, from wide screens to narrow ones. */
const MOBILE_PERCENT = { tablet: 96.16, small: 91.5, phone: 88 } as const;
const SMALL_FROM_PX = 600;
const TABLET_FROM_PX = 840;
/** Space beside the slides. It makes the slides begin where the words above them begin. */
const MARGIN = 'column';

/** Layouts of mobile windows: one card at a time, with the edge of the next card in view. */
export const MOBILE_LAYOUTS: readonly SlideLayout[] = [
  { width: MOBILE_PERCENT.phone, align: 'center', margin: MARGIN },
  { width: MOBILE_PERCENT.small, align: 'center', margin: MARGIN, from: SMALL_FROM_PX },
  { width: MOBILE_PERCENT.tablet, align: 'center', margin: MARGIN, from: TABLET_FROM_PX },
];

/**
 * Returns the layout for wide windows.
 * @param width width of each card, percent
 */
export const desktopLayout = (width: number, align: SlideLayout['align']): SlideLayout => ({
  width,
  align,
  margin: MARGIN,
  from: MOBILE_MAX_PX + 1,
});
