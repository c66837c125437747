/** Size of a code on the page, px. */
export const QR_PX = 132;
/**
 * Light modules around a code. The standard requires them, because readers do not find a code without them.
 */
export const QR_QUIET_MODULES = 4;
/**
 * Largest length of an address in a code, bytes. With a longer one the modules would be smaller than two
 * pixels, and no camera could read the code from a screen.
 */
export const QR_MAX_BYTES = 213;
/** Width that is requested for an editor's own picture of a code, px. */
export const QR_IMAGE_WIDTH_PX = 360;
/** Size of a store's badge, px. */
export const BADGE_PX = { width: 132, height: 39 } as const;
/** Largest number of touch points of a Mac. A device with more is a tablet. */
export const MAC_TOUCH_POINTS = 2;
