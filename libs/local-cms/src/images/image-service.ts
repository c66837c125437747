import { jobPool, PoolFullError } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../model/api-error.ts';
import type { ImageFormat, ImageParams } from './image-params.ts';
import { madeFor, paramsKey } from './image-params.ts';
import type { Transform } from './image-workers.ts';
import { busy, CostlyPictureError, imageWorkers, workersFor } from './image-workers.ts';
import {
  DEFAULT_CACHE_BYTES,
  HOPELESS_MS,
  MAX_SOURCE_BYTES,
  MAX_WAITING_JOBS,
  MAX_WAITING_OF_ONE,
  TRANSFORM_LIMIT_MS,
  WAIT_LIMIT_MS,
} from './images.constants.ts';
import { openVariantCache } from './variant-cache.ts';

export type ImageVariant = { readonly data: Buffer; readonly contentType: string; readonly etag: string };

export type ImageServiceOptions = {
  readonly cacheDir: string;
  readonly cacheBytes?: number | undefined;
  /** How many pictures are made at a time. At most half of them are for one network, or from one file. */
  readonly concurrency?: number | undefined;
  /** How long a picture may wait until it is made, ms. Default: `WAIT_LIMIT_MS`. */
  readonly waitLimitMs?: number | undefined;
  /** The built module of the workers. Default: the module in the sources. */
  readonly workerFile?: string | undefined;
  /** Function that makes the pictures instead of the workers; for tests. */
  readonly transform?: Transform | undefined;
  readonly figures?: Figures | undefined;
  readonly warn: (details: object, message: string) => void;
};

/** The client that requests a picture. */
export type Asker = {
  readonly network: string;
  /** Aborts when the client has disconnected. */
  readonly gone: AbortSignal;
};

export type ImageService = {
  /** Returns a transformed picture. @throws ApiError */
  variant(file: string, params: ImageParams, asker: Asker): Promise<ImageVariant>;
  /** Refuses waiting requests. Pictures in progress may finish. */
  closing(): void;
  close(): void;
};

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Part of the cache key. Change it whenever the same source and parameters give another picture. */
const RECIPE = 1;

export async function openImageService(options: ImageServiceOptions): Promise<ImageService> {
  const { cacheDir, cacheBytes = DEFAULT_CACHE_BYTES, waitLimitMs = WAIT_LIMIT_MS, warn } = options;
  const cache = await openVariantCache({ folder: cacheDir, maxBytes: cacheBytes, warn });
  const workers = imageWorkers(options.workerFile);
  const transform = options.transform ?? workers.transform;
  const concurrency = options.concurrency ?? workersFor();
  const line = jobPool({
    concurrency,
    maxWaiting: MAX_WAITING_JOBS,
    // One network, or one slow drawing, can use only half of the workers.
    ofOne: { concurrency: Math.max(1, Math.floor(concurrency / 2)), maxWaiting: MAX_WAITING_OF_ONE },
  });
  const pool = options.figures?.watchPool('pictures', line) ?? line;
  const end = new AbortController();
  const hopeless = new LRUCache<string, true>({ max: 1000, ttl: HOPELESS_MS });
  const hashes = new LRUCache<string, string>({ max: 10_000 });

  async function contentHash(file: string): Promise<string> {
    const { size, mtimeMs } = await stat(file);
    if (size > MAX_SOURCE_BYTES)
      throw new ApiError(422, 'UnprocessableEntity', 'The file is too large to be transformed.');
    const key = `${file}|${size}|${mtimeMs}`;
    let hash = hashes.get(key);
    if (hash === undefined) {
      hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      hashes.set(key, hash);
    }
    return hash;
  }

  /**
   * Makes a picture within a time limit, because a slow picture blocks a worker. A picture that costs too much
   * is not tried again for a while.
   */
  async function inTime(key: string, file: string, params: ImageParams, signal: AbortSignal) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(busy()), TRANSFORM_LIMIT_MS);
    try {
      return await transform(file, params, AbortSignal.any([signal, late.signal]));
    } catch (error) {
      if (late.signal.aborted) warn({ file, params }, 'a picture took too long');
      if (error instanceof CostlyPictureError) {
        hopeless.set(key, true);
        warn({ file, params }, 'a picture costs too much');
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async variant(file, asked, { network, gone }) {
      const params = madeFor(asked);
      const hash = await contentHash(file);
      const key = createHash('sha256')
        .update(`${RECIPE}|${hash}|${paramsKey(params)}`)
        .digest('hex');
      const make = async (signal: AbortSignal) => {
        const { data, format } = await inTime(key, file, params, signal);
        // The format may depend on the source, so it is stored before the bytes.
        return Buffer.concat([Buffer.from(format.padEnd(FORMAT_BYTES)), data]);
      };
      // Each request waits in the queue of its own network, even if another network has requested the same
      // picture.
      const made =
        (await cache.kept(key)) ??
        (await inLine([network, hash], gone, async () => {
          if (hopeless.has(key)) throw new CostlyPictureError();
          return cache.get(key, make, gone);
        }));
      const format = made.subarray(0, FORMAT_BYTES).toString('latin1').trim();
      return {
        data: made.subarray(FORMAT_BYTES),
        contentType:
          Object.entries(CONTENT_TYPES).find(([name]) => name === format)?.[1] ?? 'application/octet-stream',
        etag: `"${key.slice(0, 32)}"`,
      };
    },
    closing: () => end.abort(busy()),
    close: () => workers.close(),
  };

  async function inLine<T>(
    subjects: readonly string[],
    gone: AbortSignal,
    job: () => Promise<T>,
  ): Promise<T> {
    const late = AbortSignal.timeout(waitLimitMs);
    try {
      return await pool.run(job, { subjects, signal: AbortSignal.any([gone, end.signal, late]) });
    } catch (error) {
      if (error instanceof PoolFullError || error === late.reason) throw busy();
      throw error;
    }
  }
}

/** Bytes at the start of a cached picture that contain the name of its format. */
const FORMAT_BYTES = 8;

/** Returns the folder of the pictures, inside the data folder. */
export function imageCacheDir(dataDir: string): string {
  return path.join(dataDir, 'images');
}
