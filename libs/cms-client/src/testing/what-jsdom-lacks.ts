import { vi } from 'vitest';

class Inert {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Stands in for what components ask of a browser and jsdom has not: a visitor who wants no motion and sees nothing yet. */
export function standInForBrowser(): void {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('IntersectionObserver', Inert);
  vi.stubGlobal('ResizeObserver', Inert);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}
