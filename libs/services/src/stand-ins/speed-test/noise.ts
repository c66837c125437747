import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

/** Longer than the window of any compression that a proxy might put in between. */
const BLOCK_BYTES = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

let block: Buffer | undefined;

function* chunksOf(bytes: number): Generator<Buffer> {
  block ??= randomBytes(BLOCK_BYTES);
  // Each answer begins elsewhere in the block, so that no two are alike.
  let at = Math.floor(Math.random() * (BLOCK_BYTES / CHUNK_BYTES)) * CHUNK_BYTES;
  for (let left = bytes; left > 0; left -= CHUNK_BYTES) {
    yield block.subarray(at, at + Math.min(left, CHUNK_BYTES));
    at = (at + CHUNK_BYTES) % BLOCK_BYTES;
  }
}

/**
 * A stream of random bytes, which nobody on the way can compress. The random block is made once and sent again and
 * again, because making it costs time.
 */
export function noise(bytes: number): Readable {
  return Readable.from(chunksOf(bytes), { objectMode: false, highWaterMark: CHUNK_BYTES });
}
