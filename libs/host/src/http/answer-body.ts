import { Readable } from 'node:stream';

/** Longer answers are not kept until they are whole, bytes. */
const SHORT_BYTES = 2 ** 20;

/**
 * A short answer whole; a long one as a stream, once its beginning is there: the rest comes as fast as it is read.
 * @throws when it breaks off, or takes longer than this
 */
export async function answerBody(stream: Readable, timeoutMs: number): Promise<Buffer | Readable> {
  const late = setTimeout(
    () => stream.destroy(new DOMException(`No whole answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  const rest: AsyncIterableIterator<Buffer> = stream[Symbol.asyncIterator]();
  const beginning: Buffer[] = [];
  try {
    for (let bytes = 0; bytes <= SHORT_BYTES; bytes += beginning.at(-1)?.length ?? 0) {
      const { done, value } = await rest.next();
      if (done) return Buffer.concat(beginning);
      beginning.push(value);
    }
  } finally {
    clearTimeout(late);
  }
  async function* all() {
    yield* beginning.splice(0);
    yield* rest;
  }
  return Readable.from(all(), { objectMode: false }).once('close', () => stream.destroy());
}
