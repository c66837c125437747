import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTraffic } from './traffic.ts';

const limits = {
  bytesPerMinute: 100,
  requestsPerMinute: 2,
  transfersPerAddress: 2,
  transfersInAll: 3,
  transferMs: 1000,
};

function traffic() {
  const clock = { ms: 0 };
  return { clock, ...createTraffic(limits, () => clock.ms) };
}

describe('the share of an address', () => {
  it('is so many requests and bytes a minute, and whole again in the next', () => {
    const { clock, request, bytes } = traffic();
    expect([request('a'), request('a'), request('a')]).toEqual([true, true, false]);
    expect([bytes('a', 60), bytes('a', 41), bytes('a', 40)]).toEqual([true, false, true]);
    clock.ms = 60_000;
    expect([request('a'), bytes('a', 100)]).toEqual([true, true]);
  });

  it('is nobody else’s', () => {
    const { request } = traffic();
    expect([request('a'), request('a'), request('a')]).toEqual([true, true, false]);
    expect(request('b')).toBe(true);
  });

  it('is one for all addresses beyond those that memory holds', () => {
    const { request } = traffic();
    for (let n = 0; n < 10_000; n += 1) expect(request(`known ${n}`)).toBe(true);
    expect([request('x'), request('y'), request('z')]).toEqual([true, true, false]);
    expect(request('known 1')).toBe(true);
  });
});

describe('transfers at the same time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are bounded for one address and for all, and free their place once', () => {
    const { open } = traffic();
    const cutOff = vi.fn<() => void>();
    const first = open('a', cutOff);
    expect(open('a', cutOff)).toBeTypeOf('function');
    expect(open('a', cutOff)).toBeUndefined();
    expect(open('b', cutOff)).toBeTypeOf('function');
    expect(open('c', cutOff)).toBeUndefined();
    first?.();
    first?.();
    expect(open('c', cutOff)).toBeTypeOf('function');
    expect(open('d', cutOff)).toBeUndefined();
  });

  it('are cut off when they take too long, unless they are closed before', () => {
    const { open } = traffic();
    const [cutOff, never] = [vi.fn<() => void>(), vi.fn<() => void>()];
    open('a', cutOff);
    open('a', never)?.();
    vi.advanceTimersByTime(999);
    expect(cutOff).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cutOff).toHaveBeenCalledOnce();
    expect(never).not.toHaveBeenCalled();
    expect([open('a', never), open('a', never), open('a', never)].map(Boolean)).toEqual([true, true, false]);
  });
});

describe('the wait', () => {
  it.each([
    [0, 60],
    [59_999, 1],
    [90_000, 30],
  ])('at %d ms is %d s', (ms, seconds) => {
    const { clock, retryAfterS } = traffic();
    clock.ms = ms;
    expect(retryAfterS()).toBe(seconds);
  });
});
