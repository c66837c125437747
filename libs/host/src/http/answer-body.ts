import { Readable } from 'node:stream';

/** Size of the largest answer that is sent only when it is complete, in bytes. */
const SHORT_BYTES = 2 ** 20;

/**
 * Returns a short answer as a whole. Returns a long answer as a stream, after its first megabyte has arrived;
 * the visitor's connection sets the pace of the stream.
 * @throws if the answer breaks off, or its first megabyte takes longer than `timeoutMs`
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
