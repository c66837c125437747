import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Compressed = Exclude<Encoding, 'identity'>;

/** A page as bytes, in the encodings that visitors have asked for. */
export interface PageBytes {
  /** The page without compression. */
  readonly identity: Buffer;
  /** Size of the page without compression, in bytes. */
  readonly drawnSize: number;
  /** Bytes that are kept in memory now. */
  readonly size: number;
  /** Returns the page in an encoding: a promise the first time, the bytes themselves afterwards. */
  get(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Compresses the page in the most common encoding before a visitor asks. Never rejects. */
  pack(): Promise<void>;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compression levels: quick for a page that a visitor waits for, and the smallest result. */
const QUALITY = { br: { quick: 3, best: 11 }, gzip: { quick: 5, best: 9 } } as const;
/** How many requests for an encoding justify the time of the best compression. */
const WORTH_IT = 3;

/**
 * Returns the bits of a Brotli window that holds a whole page. With the default of 4 MB, the encoder takes
 * twice as much memory that it never uses, and which makes the garbage collector run.
 */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/**
 * Size of the compressor's output pieces, in bytes. Most pages fit in one; each further piece costs a trip to
 * the other thread and back.
 */
const PIECE = 64 * 1024;

const compress = (encoding: Compressed, bytes: Buffer, quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? toGzip(bytes, { level: quality, chunkSize: PIECE })
    : toBrotli(bytes, {
        chunkSize: PIECE,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
        },
      });

/**
 * Best encodings are made one after the other, so that a site that has just started can draw pages meanwhile.
 */
let lastSqueezed: Promise<unknown> = Promise.resolve();

/**
 * Compresses a page quickly when a visitor first asks for an encoding, and well after more requests. From then
 * on only the compressed page is kept, which takes a fifth of the memory, because few visitors ask for it
 * plain.
 * @param drawn the page without compression
 * @param isWanted asked before the long work: a page that has been replaced is not worth it
 */
export function pageBytes(drawn: Buffer, isWanted: () => boolean = () => true): PageBytes {
  const drawnSize = drawn.length;
  let plain: Buffer | undefined = drawn;
  const made: Partial<Record<Compressed, Buffer | Promise<Buffer>>> = {};
  const asked = { br: 0, gzip: 0 };

  function identity(): Buffer {
    if (plain) return plain;
    return Buffer.isBuffer(made.br) ? brotliDecompressSync(made.br) : gunzipSync(made.gzip as Buffer);
  }

  async function quick(encoding: Compressed): Promise<Buffer> {
    const bytes = await compress(encoding, identity(), QUALITY[encoding].quick);
    // The best one may have overtaken it.
    if (!Buffer.isBuffer(made[encoding])) made[encoding] = bytes;
    plain = undefined;
    return bytes;
  }

  function squeeze(encoding: Compressed): void {
    lastSqueezed = lastSqueezed
      .then(async () => {
        if (isWanted()) made[encoding] = await compress(encoding, identity(), QUALITY[encoding].best);
      })
      .catch(() => undefined);
  }

  return {
    get identity() {
      return identity();
    },
    drawnSize,
    get size() {
      return [plain, made.br, made.gzip].reduce(
        (sum, kept) => sum + (Buffer.isBuffer(kept) ? kept.length : 0),
        0,
      );
    },
    get(encoding) {
      if (encoding === 'identity') return identity();
      if (++asked[encoding] === WORTH_IT) squeeze(encoding);
      return (made[encoding] ??= quick(encoding));
    },
    async pack() {
      await Promise.resolve((made.br ??= quick('br'))).catch(() => undefined);
    },
  };
}

/** For tests: resolves when all pages that are worth it have the best compression. */
export const squeezed = (): Promise<unknown> => lastSqueezed;
