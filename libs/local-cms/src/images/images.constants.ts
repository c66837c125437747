/** Longest side of a request, in px: the vendor's limit. */
export const MAX_SIDE_PX = 4000;
/**
 * Sides of the pictures that are made, in px. A requested side is rounded up to the next; pages request only
 * sides in this list.
 */
export const SIDES_PX: readonly number[] = [
  5, 10, 16, 20, 32, 40, 50, 60, 64, 80, 100, 128, 132, 150, 200, 240, 264, 300, 360, 400, 450, 480, 600, 640,
  650, 720, 750, 800, 850, 960, 1050, 1200, 1280, 1300, 1440, 1600, 1700, 1920, 2100, 2400, 2800, 3200, 3600,
  4000,
];
/** Requested quality is rounded up to a multiple of this. */
export const QUALITY_STEP = 5;
/** Most pixels of a source image, all frames together. A larger image is a decompression bomb. */
export const MAX_SOURCE_PIXELS = 64_000_000;
/** Largest source that is read for a transformation, in bytes. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

export const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
/** How many transformations may wait for a worker. More are refused with 503. */
export const MAX_WAITING_JOBS = 200;
/** The same limit for one network, and for one file: more than all pictures of a new page. */
export const MAX_WAITING_OF_ONE = 60;
/**
 * Most processor time that one picture may use, in ms of all processors together; it then counts as impossible.
 * It is twice the cost of the largest size of a large drawing. It is not wall-clock time, because on a busy
 * machine every picture takes long.
 */
export const MAX_COST_MS = 20_000;
/** How long to wait for one picture, ms. After that, the machine is too busy for it. */
export const TRANSFORM_LIMIT_MS = 30_000;
/** How long a picture that costs too much is not tried again, ms. */
export const HOPELESS_MS = 60_000;

/** Default quality: looks about equal to 100 at half the bytes. */
export const DEFAULT_QUALITY = { jpg: 80, webp: 80, avif: 55 } as const;

/** One year, in seconds: for an address that names the file's revision. */
export const IMMUTABLE_AGE_S = 31_536_000;
/** One hour, in seconds: for an address without a revision. */
export const PLAIN_AGE_S = 3600;
/** One minute, in seconds: for an address that names another revision than the file's. */
export const OTHER_REVISION_AGE_S = 60;

/**
 * Density at which a drawing has its nominal size, and the highest density for drawing it, in dots per inch.
 */
export const NOMINAL_DENSITY = 72;
export const MAX_DENSITY = 12_000;
