import { scriptedRedis } from '@skein/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createChangeFeed } from './change-feed.ts';

const EDIT = '*1\r\n*2\r\n$3\r\n5-0\r\n*2\r\n$6\r\nchange\r\n$2\r\n{}\r\n';
const NONE = '*0\r\n';
const NOPERM = '-NOPERM this user has no permissions\r\n';

const OFTEN = { interval: 5 };

async function feedOf(answers: Readonly<Record<string, () => string>>) {
  const cache = await scriptedRedis((command) => answers[command]?.());
  onTestFinished(cache.stop);
  // The Redis client logs a warning if it may not send INFO.
  vi.spyOn(console, 'warn').mockReturnValue();
  const applied: string[] = [];
  const feed = createChangeFeed({
    url: cache.url,
    apply: ({ kind }) => applied.push(kind),
    tagsOf: () => [],
    onError: () => undefined,
  });
  onTestFinished(feed.close);
  return { cache, applied };
}

it.each([
  ['reads on when it was cut off', EDIT, ['Everything']],
  ['takes everything for edited where what it has read is forgotten', NONE, ['Everything', 'Everything']],
])('a replica that may not ask which server it is %s', async (_, left, expected) => {
  let reads = 0;
  const { cache, applied } = await feedOf({
    info: () => NOPERM,
    xrevrange: () => EDIT,
    xrange: () => left,
    xread: () => (++reads % 100 ? '*-1\r\n' : ''),
  });
  await expect.poll(() => reads, OFTEN).toBe(100);
  cache.cut();
  await expect.poll(() => reads, OFTEN).toBe(200);
  expect(applied).toEqual(expected);
});

it('a replica that may not read the line of edits draws nothing anew for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const { applied } = await feedOf({
    xrevrange() {
      asked += 1;
      return NOPERM;
    },
  });
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return asked;
    }, OFTEN)
    .toBeGreaterThan(2);
  expect(applied).toEqual([]);
});
