import { beforeEach, expect, it, vi } from 'vitest';
import { withinTime } from './within-time.ts';

const MS = 1000;
let hidden = false;

function turn(to: 'away' | 'back'): void {
  hidden = to === 'away';
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Starts to wait for a promise that never settles. Returns a function that records the rejection. */
function wait() {
  const failed = vi.fn();
  withinTime(new Promise(() => {}), MS).catch(failed);
  return failed;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

it('gives up when the time is over', async () => {
  const failed = wait();
  await vi.advanceTimersByTimeAsync(MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

it.each([
  ['before it begins', 0],
  ['on the way', MS - 1],
])('gives a page that went out of sight %s all of the time once it is back', async (_, before) => {
  if (before === 0) turn('away');
  const failed = wait();
  await vi.advanceTimersByTimeAsync(before);
  turn('away');
  await vi.advanceTimersByTimeAsync(10 * MS);
  turn('back');
  await vi.advanceTimersByTimeAsync(MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

it('does not wait on for what has come', async () => {
  await expect(withinTime(Promise.resolve('map'), MS)).resolves.toBe('map');
  turn('back');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits where the browser hands out no resolvers', async () => {
  vi.spyOn(Promise, 'withResolvers').mockImplementation(() => {
    throw new TypeError('Promise.withResolvers is not a function');
  });
  await expect(withinTime(Promise.resolve('map'), MS)).resolves.toBe('map');
});
