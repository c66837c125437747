import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isTimeout } from '@skein/http/figures';
import { answerBody } from './answer-body.ts';

const MB = 2 ** 20;
const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
};

/** Returns a stream of `count` pieces of 64 KB, and how many of them a reader has requested so far. */
function pieces(count: number) {
  let made = 0;
  const source = new Readable({
    read() {
      this.push(made < count ? Buffer.alloc(MB / 16, made++) : null);
    },
  });
  return { source, made: () => made };
}
const whole = (count: number) => buffer(pieces(count).source);

describe('an answer that is passed on', () => {
  it.each([0, 1, 16])('is there whole where it is short: %i pieces', async (count) => {
    expect(await answerBody(pieces(count).source, 1000)).toEqual(await whole(count));
  });

  it.each([17, 400])('comes as it is read where it is long: %i pieces', async (count) => {
    const { source, made } = pieces(count);
    const body = await answerBody(source, 1000);
    await turns();
    expect(made()).toBeLessThan(25);
    expect(body).toBeInstanceOf(Readable);
    expect((await buffer(body as Readable)).equals(await whole(count))).toBe(true);
  });

  it('is let go of with the visitor', async () => {
    const { source } = pieces(400);
    const body = await answerBody(source, 1000);
    (body as Readable).destroy();
    await turns();
    expect(source.destroyed).toBe(true);
  });

  it('fails where the services break off', async () => {
    const { source } = pieces(400);
    const body = await answerBody(source, 1000);
    source.destroy(new Error('broken off'));
    await expect(buffer(body as Readable)).rejects.toThrow('broken off');
  });

  it('has so long to come, a long one for its beginning alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const short = answerBody(new PassThrough(), 1000).catch((error: unknown) => error);
    const { source } = pieces(400);
    const long = await answerBody(source, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isTimeout(await short)).toBe(true);
    expect(await buffer(long as Readable)).toHaveLength(25 * MB);
  });
});
