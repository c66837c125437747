import type { SlideLayout } from '../../carousel/slide-layout.ts';

/** Up to this width, px, a window is mobile. */
const MOBILE_MAX_PX = 1023;
/** Widths of slides on a mobile, percent, from the wide ones to the narrow. */
const MOBILE_PERCENT = { tablet: 96.16, small: 91.5, phone: 88 } as const;
/** Where a window is no phone any more, px, and where it becomes a tablet. */
const SMALL_FROM_PX = 600;
const TABLET_FROM_PX = 840;
/** Room beside the slides, px: in a window of 600 px and more, and below. */
const MARGIN_PX = { from600: 40, below600: 28 } as const;

/** One card at a time, the edge of the next one in sight. */
export const MOBILE_LAYOUTS: readonly SlideLayout[] = [
  { width: MOBILE_PERCENT.phone, align: 'center', margin: MARGIN_PX.below600 },
  { width: MOBILE_PERCENT.small, align: 'center', margin: MARGIN_PX.from600, from: SMALL_FROM_PX },
  { width: MOBILE_PERCENT.tablet, align: 'center', margin: MARGIN_PX.from600, from: TABLET_FROM_PX },
];

/** Where there is room for more: so many percent for each card. */
export const desktopLayout = (width: number, align: SlideLayout['align']): SlideLayout => ({
  width,
  align,
  margin: MARGIN_PX.from600,
  from: MOBILE_MAX_PX + 1,
});
