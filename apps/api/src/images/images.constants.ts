/** Longest side that may be asked for, in px; the vendor's limit. */
export const MAX_SIDE_PX = 4000;
/** Pixels of a source image, all frames together: above it an image is a bomb, not a picture. */
export const MAX_SOURCE_PIXELS = 64_000_000;
/** Size of a source that is read for transformation, in bytes. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

export const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
/** Transformations that may wait for a free worker; more are turned away with 503. */
export const MAX_WAITING_JOBS = 200;

/** Quality when none is asked for: about equal to the eye at half the bytes of 100. */
export const DEFAULT_QUALITY = { jpg: 80, webp: 80, avif: 55 } as const;

/** One year, in seconds. */
export const IMMUTABLE_AGE_S = 31_536_000;
/** One hour, in seconds: an address that does not say which bytes it means. */
export const PLAIN_AGE_S = 3600;
/** One minute, in seconds: an address that means other bytes than those that it gets. */
export const OTHER_REVISION_AGE_S = 60;

/** Dots per inch at which a drawing comes out at its nominal size, and the most it is drawn with. */
export const NOMINAL_DENSITY = 72;
export const MAX_DENSITY = 12_000;
