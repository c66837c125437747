/** Longest side that may be asked for, in px; the vendor's limit. */
export const MAX_SIDE_PX = 4000;
/**
 * Sides that are made, in px; what is asked for is rounded up to the next. All that pages ask for are here, so only odd ones
 * become others.
 */
export const SIDES_PX: readonly number[] = [
  5, 10, 16, 20, 32, 40, 50, 60, 64, 80, 100, 128, 132, 150, 200, 240, 264, 300, 360, 400, 450, 480, 600, 640,
  650, 720, 750, 800, 850, 960, 1050, 1200, 1280, 1300, 1440, 1600, 1700, 1920, 2100, 2400, 2800, 3200, 3600,
  4000,
];
/** Steps of quality that are made. */
export const QUALITY_STEP = 5;
/** Pixels of a source image, all frames together: above it an image is a bomb, not a picture. */
export const MAX_SOURCE_PIXELS = 64_000_000;
/** Size of a source that is read for transformation, in bytes. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

export const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
/** Transformations that may wait for a free worker; more are turned away with 503. */
export const MAX_WAITING_JOBS = 200;
/** The same for one network, and for one file: more than all pictures of a page that nobody has seen. */
export const MAX_WAITING_OF_ONE = 60;
/**
 * Most that one picture may cost, ms of all processors together; then it counts as one that cannot be made. Twice what the
 * largest size of a large drawing costs. It is not measured by the clock: on a busy machine every picture takes long.
 */
export const MAX_COST_MS = 20_000;
/** Longest that one picture is waited for, ms; then the machine is too busy for it. */
export const TRANSFORM_LIMIT_MS = 30_000;
/** How long a picture that costs too much is not tried again, ms. */
export const HOPELESS_MS = 60_000;

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
