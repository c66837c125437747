import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Compressed = Exclude<Encoding, 'identity'>;

/** A page as bytes, in the encodings that somebody has asked for. */
export interface PageBytes {
  /** As it was drawn. */
  readonly identity: Buffer;
  /** Bytes of that. */
  readonly drawnSize: number;
  /** Bytes that are kept by now. */
  readonly size: number;
  /** A promise only for the first who asks for an encoding. */
  get(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Compresses it before anybody asks, in the encoding that most will ask for. Never rejects. */
  pack(): Promise<void>;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Quick enough for a page that a visitor waits for, and as small as can be. */
const QUALITY = { br: { quick: 3, best: 11 }, gzip: { quick: 5, best: 9 } } as const;
/** How often an encoding of a page is asked for before it is worth the time of the best one. */
const WORTH_IT = 3;

/**
 * Bits of a window that holds a whole page. For the default of 4 MB the coder takes twice as much memory, which it never
 * looks at, and which the collector of garbage takes for a reason to run.
 */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Most pages come out in one piece: each piece is a way to the other thread and back. Bytes. */
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

/** The best encodings are made one after the other, so that a site that has just started draws pages meanwhile. */
let lastSqueezed: Promise<unknown> = Promise.resolve();

/**
 * Compresses a page when an encoding is first asked for, quickly, and well once it has been asked for more often. From then
 * on it is kept compressed alone, which takes a fifth of the room: hardly anybody asks for it plain.
 * @param drawn as it was drawn
 * @param isWanted asked before the long work: a page that has been replaced meanwhile is not worth it
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

/** For tests: when all pages that are worth it have been compressed as well as can be. */
export const squeezed = (): Promise<unknown> => lastSqueezed;
