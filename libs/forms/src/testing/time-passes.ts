import { beforeEach, vi } from 'vitest';

/** Replaces the timers in each test of a file, so that a test does not wait in real time. */
export function timePasses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Testing Library advances a clock only if it is called `jest`.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  });
}
