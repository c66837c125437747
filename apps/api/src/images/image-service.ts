import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../content/model/api-error.ts';
import type { ImageFormat, ImageParams } from './image-params.ts';
import { paramsKey } from './image-params.ts';
import { DEFAULT_CACHE_BYTES, MAX_SOURCE_BYTES, MAX_WAITING_JOBS } from './images.constants.ts';
import { jobPool, PoolFullError } from './job-pool.ts';
import { transformImage } from './transform-image.ts';
import { openVariantCache } from './variant-cache.ts';

export type ImageVariant = { readonly data: Buffer; readonly contentType: string; readonly etag: string };

export type ImageServiceOptions = {
  readonly cacheDir: string;
  readonly cacheBytes?: number | undefined;
  readonly concurrency?: number | undefined;
  /** Makes the pictures; for tests. */
  readonly transform?: typeof transformImage | undefined;
  readonly warn: (details: object, message: string) => void;
};

export type ImageService = {
  /** @throws ApiError */
  variant(file: string, params: ImageParams): Promise<ImageVariant>;
};

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Changes whenever the same source and parameters would come out differently. */
const RECIPE = 1;

export async function openImageService(options: ImageServiceOptions): Promise<ImageService> {
  const { cacheDir, cacheBytes = DEFAULT_CACHE_BYTES, transform = transformImage, warn } = options;
  const cache = await openVariantCache({ folder: cacheDir, maxBytes: cacheBytes, warn });
  const pool = jobPool(options.concurrency ?? Math.max(1, availableParallelism() - 1), MAX_WAITING_JOBS);
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

  return {
    async variant(file, params) {
      const hash = await contentHash(file);
      const key = createHash('sha256')
        .update(`${RECIPE}|${hash}|${paramsKey(params)}`)
        .digest('hex');
      // The format may follow from the source, so it is kept in front of the bytes.
      const kept = await cache.get(key, async () => {
        const { data, format } = await inPool(async () => transform(await readFile(file), params));
        return Buffer.concat([Buffer.from(format.padEnd(FORMAT_BYTES)), data]);
      });
      const format = kept.subarray(0, FORMAT_BYTES).toString('latin1').trim();
      return {
        data: kept.subarray(FORMAT_BYTES),
        contentType:
          Object.entries(CONTENT_TYPES).find(([name]) => name === format)?.[1] ?? 'application/octet-stream',
        etag: `"${key.slice(0, 32)}"`,
      };
    },
  };

  async function inPool<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await pool.run(job);
    } catch (error) {
      if (!(error instanceof PoolFullError)) throw error;
      throw new ApiError(
        503,
        'ServiceUnavailable',
        'Too many images are being made at the moment. Please try again.',
        undefined,
        {
          'retry-after': '2',
        },
      );
    }
  }
}

/** Room for the longest format name. */
const FORMAT_BYTES = 8;

/** Folder of the pictures below the data folder. */
export function imageCacheDir(dataDir: string): string {
  return path.join(dataDir, 'images');
}
