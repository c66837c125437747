import { afterEach, beforeEach, vi } from 'vitest';

/** Around each test of a file: while a test waits for something, time passes at once. */
export function timePasses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // By this name Testing Library finds a clock that it may advance.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
