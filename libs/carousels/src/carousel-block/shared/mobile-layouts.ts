import type { SlideLayout } from '../../carousel/slide-layout.ts';

/** Up to this width, px, a window is mobile. */
const MOBILE_MAX_PX = 1023;
/** Widths of slides on mobile screens, percent, from wide screens to narrow ones. */
const MOBILE_PERCENT = { tablet: 96.16, small: 91.5, phone: 88 } as const;
/** Where a window is no phone any more, px, and where it becomes a tablet. */
const SMALL_FROM_PX = 600;
const TABLET_FROM_PX = 840;
/** They begin where the words above them begin. */
const MARGIN = 'column';

/** One card at a time, the edge of the next one in sight. */
export const MOBILE_LAYOUTS: readonly SlideLayout[] = [
  { width: MOBILE_PERCENT.phone, align: 'center', margin: MARGIN },
  { width: MOBILE_PERCENT.small, align: 'center', margin: MARGIN, from: SMALL_FROM_PX },
  { width: MOBILE_PERCENT.tablet, align: 'center', margin: MARGIN, from: TABLET_FROM_PX },
];

/** Where there is room for more: so many percent for each card. */
export const desktopLayout = (width: number, align: SlideLayout['align']): SlideLayout => ({
  width,
  align,
  margin: MARGIN,
  from: MOBILE_MAX_PX + 1,
});
