import { afterEach, beforeEach, vi } from 'vitest';

/** Makes time pass at once while a test waits, in each test of a file. */
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
