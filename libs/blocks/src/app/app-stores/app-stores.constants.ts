/** Size of a QR code on the page, px. */
export const QR_PX = 132;
/**
 * Width of the light border around a QR code, in modules (the small squares of the code). Without this border, phones
 * do not find the code.
 */
export const QR_QUIET_MODULES = 4;
/**
 * Largest length of a URL in a QR code, bytes. A longer URL needs modules (the small squares of the code) smaller than
 * two pixels, which cameras cannot read from a screen.
 */
export const QR_MAX_BYTES = 213;
/** Width to request for an editor's own picture of a QR code, px. */
export const QR_IMAGE_WIDTH_PX = 360;
/** Size of a store's badge, px. */
export const BADGE_PX = { width: 132, height: 39 } as const;
/**
 * Largest number of touch points of a Mac. A device that reports that it is a Mac, but has more touch points, is an
 * iPad.
 */
export const MAC_TOUCH_POINTS = 2;
