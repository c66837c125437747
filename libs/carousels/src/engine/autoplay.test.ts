import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay, type Hold } from './autoplay.ts';

const INTERVAL_MS = 8000;
const turn = vi.fn();
const onChange = vi.fn();
const start = () => createAutoplay(INTERVAL_MS, turn, onChange);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  turn.mockReset();
  onChange.mockReset();
});

describe('what moves by itself', () => {
  it('turns after each interval, not a moment before', () => {
    start();
    vi.advanceTimersByTime(INTERVAL_MS - 1);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(3 * INTERVAL_MS);
    expect(turn).toHaveBeenCalledTimes(4);
  });

  it.each<Hold>(['hover', 'focus', 'focus-in-slide', 'touch', 'hidden', 'out-of-view', 'reduced-motion'])(
    'stands still while held by %s, and then waits a whole interval',
    (reason) => {
      const autoplay = start();
      vi.advanceTimersByTime(INTERVAL_MS - 1);
      autoplay.hold(reason, true);
      vi.advanceTimersByTime(10 * INTERVAL_MS);
      expect(turn).not.toHaveBeenCalled();
      autoplay.hold(reason, false);
      vi.advanceTimersByTime(INTERVAL_MS - 1);
      expect(turn).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(turn).toHaveBeenCalledOnce();
      expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
    },
  );

  it('stands still until the last of several holds is gone', () => {
    const autoplay = start();
    autoplay.hold('hover', true);
    autoplay.hold('hidden', true);
    autoplay.hold('hover', false);
    vi.advanceTimersByTime(2 * INTERVAL_MS);
    expect(turn).not.toHaveBeenCalled();
  });

  it('moves under the pointer and with the focus once the visitor has asked for it, but never unseen', () => {
    const autoplay = start();
    autoplay.want(false);
    autoplay.hold('hover', true);
    autoplay.hold('focus', true);
    autoplay.want(true);
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(turn).toHaveBeenCalledOnce();
    autoplay.hold('hidden', true);
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(turn).toHaveBeenCalledOnce();
    autoplay.hold('hidden', false);
    autoplay.hold('focus-in-slide', true);
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(turn).toHaveBeenCalledOnce();
  });

  it('stays paused by the visitor whatever comes and goes', () => {
    const autoplay = start();
    autoplay.want(false);
    expect(autoplay.wanted).toBe(false);
    autoplay.hold('hover', true);
    autoplay.hold('hover', false);
    vi.advanceTimersByTime(10 * INTERVAL_MS);
    expect(turn).not.toHaveBeenCalled();
  });

  it('leaves no timer behind when it is stopped', () => {
    const autoplay = start();
    autoplay.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
