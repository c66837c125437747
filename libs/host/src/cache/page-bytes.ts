import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Compressed = Exclude<Encoding, 'identity'>;

/** The bytes of an answer. */
export interface SentBytes {
  /** Whether the bytes can be sent with Brotli. gzip and identity are always possible. */
  readonly hasBrotli: boolean;
  /**
   * Returns the page in an encoding. The first call for an encoding returns a promise, and later calls return
   * the bytes themselves.
   */
  get(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** A page as bytes, in the encodings that visitors have requested. */
export interface PageBytes extends SentBytes {
  /** The page without compression. */
  readonly identity: Buffer;
  /** Size of the page without compression, in bytes. */
  readonly drawnSize: number;
  /** Memory that the page takes now, in all kept encodings, in bytes. */
  readonly size: number;
  /** Compresses the page in the most common encoding before a visitor requests it. Never rejects. */
  pack(): Promise<void>;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compression levels: `quick` while a visitor waits, `best` for the smallest result. */
const QUALITY = { br: { quick: 3, best: 11 }, gzip: { quick: 5, best: 9 } } as const;
/** How many requests for an encoding justify the time of the best compression. */
const WORTH_IT = 3;

/** How much memory the uncompressed forms of all compressed pages may take, in bytes. */
const PLAIN_BYTES = 16 * 1024 * 1024;
/**
 * Uncompressed forms of compressed pages, for clients that accept no compression. These clients are few, so this cache
 * keeps only the last pages that they requested.
 */
const plainForms = new LRUCache<object, Buffer>({
  maxSize: PLAIN_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

/**
 * Returns the size of the Brotli window for a whole page, as the exponent of a power of two. The default of 4 MB would
 * double the encoder's memory without any use, and make the garbage collector run more often.
 */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/**
 * Size of the compressor's output pieces, in bytes. Most pages fit in one piece. Each further piece costs a
 * switch to another thread and back.
 */
const PIECE = 64 * 1024;

async function compress(encoding: Compressed, bytes: Buffer, quality: number): Promise<Buffer> {
  const made =
    encoding === 'gzip'
      ? await toGzip(bytes, { level: quality, chunkSize: PIECE })
      : await toBrotli(bytes, {
          chunkSize: PIECE,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
          },
        });
  // The result is a view of a whole piece, which the view would keep in memory.
  return Buffer.from(made);
}

/**
 * Resolves when the last best compression of the queue has ended. These compressions run one by one, so that the site
 * still draws pages fast after a start.
 */
let lastSqueezed: Promise<unknown> = Promise.resolve();

/**
 * Keeps the bytes of a page. The first request for an encoding causes a quick compression, and the third request causes
 * the best compression. After a compression, the plain bytes are dropped: compressed bytes take a fifth of the space,
 * and few clients request a plain page. For such a client, the bytes are decompressed again.
 * @param drawn the page without compression
 * @param isWanted returns whether the page is still current; if not, the slow best compression is left out
 */
export function pageBytes(drawn: Buffer, isWanted: () => boolean = () => true): PageBytes {
  const drawnSize = drawn.length;
  let plain: Buffer | undefined = drawn;
  const made: Partial<Record<Compressed, Buffer | Promise<Buffer>>> = {};
  const asked = { br: 0, gzip: 0 };
  const keptPlain = () => plain ?? plainForms.peek(made);

  function identity(): Buffer {
    const kept = keptPlain();
    if (kept) return kept;
    return Buffer.isBuffer(made.br) ? brotliDecompressSync(made.br) : gunzipSync(made.gzip as Buffer);
  }

  function askedPlain(): Buffer {
    const bytes = plain ?? plainForms.get(made) ?? identity();
    if (bytes !== plain) plainForms.set(made, bytes);
    return bytes;
  }

  async function quick(encoding: Compressed): Promise<Buffer> {
    const bytes = await compress(encoding, identity(), QUALITY[encoding].quick);
    // The best compression may have finished earlier.
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
    hasBrotli: true,
    get identity() {
      return identity();
    },
    drawnSize,
    get size() {
      return [keptPlain(), made.br, made.gzip].reduce(
        (sum, kept) => sum + (Buffer.isBuffer(kept) ? kept.length : 0),
        0,
      );
    },
    get(encoding) {
      if (encoding === 'identity') return askedPlain();
      if (++asked[encoding] === WORTH_IT) squeeze(encoding);
      return (made[encoding] ??= quick(encoding));
    },
    async pack() {
      await Promise.resolve((made.br ??= quick('br'))).catch(() => undefined);
    },
  };
}

/** For tests: resolves when all best compressions that were requested have ended. */
export const squeezed = (): Promise<unknown> => lastSqueezed;
