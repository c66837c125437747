import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { joinedCrc } from './joined-crc.ts';
import type { SentBytes } from './page-bytes.ts';

/** A place in a page where each answer has its own text. */
export interface Gap {
  /** Position of the first byte that the text replaces. */
  readonly at: number;
  /** How many bytes the text replaces. */
  readonly length: number;
}

/**
 * A page with gaps that get new texts for each answer. The parts between the gaps are compressed only once.
 */
export interface PageWithGaps {
  /**
   * Returns the page with texts in its gaps.
   * @param texts a text for each gap, in the order of the gaps
   */
  fill(texts: readonly string[]): SentBytes;
}

const deflate = promisify(deflateRaw);
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** The bytes of an empty block that ends a deflate stream (RFC 1951, 3.2.4). */
const LAST_BLOCK = [1, 0, 0, 0xff, 0xff];
/** Maximum size of a block without compression, in bytes. */
const MAX_STORED = 0xffff;
const NOTHING = Buffer.alloc(0);
const U32 = 2 ** 32;

/** Returns a text as deflate blocks without compression (RFC 1951, 3.2.4). */
function storedBlocks(text: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < text.length; at += MAX_STORED) {
    const piece = text.subarray(at, at + MAX_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(piece.length, 1);
    head.writeUInt16LE(MAX_STORED - piece.length, 3);
    blocks.push(head, piece);
  }
  return blocks;
}

/**
 * Prepares a page with gaps. A full flush ends each part, so that no part refers to bytes before the gap.
 * gzip allows such parts to be joined, but Brotli does not.
 * @param gaps in the order of their positions
 */
export async function pageWithGaps(page: Buffer, gaps: readonly Gap[]): Promise<PageWithGaps> {
  const starts = [0, ...gaps.map(({ at, length }) => at + length)];
  const parts = starts.map((start, index) => page.subarray(start, gaps[index]?.at ?? page.length));
  const packed = await Promise.all(
    parts.map((part) =>
      deflate(part, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH }),
    ),
  );
  const [first = page, ...others] = parts;
  const [firstPacked = page, ...othersPacked] = packed;
  const crcOfFirst = crc32(first);
  const joinOthers = others.map(joinedCrc);
  const plainOf = (texts: readonly Buffer[]) => [
    first,
    ...others.flatMap((part, index) => [texts[index] ?? NOTHING, part]),
  ];

  function zipped(texts: readonly Buffer[]): Buffer {
    const checksum = joinOthers.reduce(
      (crc, join, index) => join(crc32(texts[index] ?? NOTHING, crc)),
      crcOfFirst,
    );
    const length = plainOf(texts).reduce((sum, piece) => sum + piece.length, 0);
    const end = Buffer.from([...LAST_BLOCK, 0, 0, 0, 0, 0, 0, 0, 0]);
    end.writeUInt32LE(checksum, LAST_BLOCK.length);
    end.writeUInt32LE(length % U32, LAST_BLOCK.length + 4);
    const blocks = othersPacked.flatMap((part, index) => [...storedBlocks(texts[index] ?? NOTHING), part]);
    return Buffer.concat([GZIP_HEADER, firstPacked, ...blocks, end]);
  }

  return {
    fill(texts) {
      const bytes = texts.map((text) => Buffer.from(text));
      return {
        hasBrotli: false,
        get: (encoding) => (encoding === 'identity' ? Buffer.concat(plainOf(bytes)) : zipped(bytes)),
      };
    },
  };
}
