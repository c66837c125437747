/** Longest side that a request may name, in px: the vendor's limit. */
export const MAX_SIDE_PX = 4000;
/**
 * Lengths that the sides of the made pictures may have, in px. The service rounds a requested length up to the next
 * length in this list. Pages request only lengths in this list.
 */
export const SIDES_PX: readonly number[] = [
  5, 10, 16, 20, 32, 40, 50, 60, 64, 80, 100, 128, 132, 150, 200, 240, 264, 300, 360, 400, 450, 480, 600, 640,
  650, 720, 750, 800, 850, 960, 1050, 1200, 1280, 1300, 1440, 1600, 1700, 1920, 2100, 2400, 2800, 3200, 3600,
  4000,
];
/** The service rounds a requested quality up to a multiple of this number. */
export const QUALITY_STEP = 5;
/**
 * Most pixels of a source image. A larger image is a decompression bomb. An animation of which all frames together have
 * more pixels is treated as its first frame.
 */
export const MAX_SOURCE_PIXELS = 64_000_000;
/** Largest source that is read for a transformation, in bytes. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

export const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
/** How many transformations may wait for a worker. The service refuses further requests with status 503. */
export const MAX_WAITING_JOBS = 200;
/** How many transformations of one network, or of one file, may wait. No page needs so many new pictures. */
export const MAX_WAITING_OF_ONE = 60;
/**
 * Most processor time that one picture may use, in ms of all processors together. A picture that needs more
 * counts as impossible. The limit is twice the cost of a large drawing in the largest size. Wall-clock time
 * does not count, because on a busy machine every picture takes long.
 */
export const MAX_COST_MS = 20_000;
/** How long a picture may wait for a worker, ms. After this time, the service refuses the request with status 503. */
export const WAIT_LIMIT_MS = 20_000;
/** How long to wait for one picture, ms. If it takes longer, the machine is too busy. */
export const TRANSFORM_LIMIT_MS = 30_000;
/**
 * Time in ms during which the service refuses a picture that took too much CPU time. After this time, the service tries
 * again.
 */
export const HOPELESS_MS = 60_000;

/** Memory that the server needs for everything except pictures, in bytes. Workers share the rest. */
export const SERVER_BYTES = 640 * 1024 * 1024;
/** Memory that a worker needs for most pictures in their largest size, in bytes. */
export const WORKER_BYTES = 160 * 1024 * 1024;

/** Default quality. A picture looks about the same as with quality 100, and has half the bytes. */
export const DEFAULT_QUALITY = { jpg: 80, webp: 80, avif: 55 } as const;

/** How long caches may keep a file, in seconds, if the address contains the file's revision: one year. */
export const IMMUTABLE_AGE_S = 31_536_000;
/** How long caches may keep a file, in seconds, if the address contains no revision: one hour. */
export const PLAIN_AGE_S = 3600;
/** How long caches may keep a file, in seconds, if the address contains another revision: one minute. */
export const OTHER_REVISION_AGE_S = 60;

/** Density at which a vector drawing has its nominal size, and the highest allowed density, in dots/inch. */
export const NOMINAL_DENSITY = 72;
export const MAX_DENSITY = 12_000;
