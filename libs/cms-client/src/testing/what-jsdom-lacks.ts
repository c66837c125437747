import { vi } from 'vitest';

class Inert {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * Replaces browser features that jsdom lacks, for a visitor who wants no motion and has not scrolled to
 * anything yet.
 */
export function standInForBrowser(): void {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('IntersectionObserver', Inert);
  vi.stubGlobal('ResizeObserver', Inert);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}
