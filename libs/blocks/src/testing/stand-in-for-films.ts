import { vi } from 'vitest';

/** Replaces the playback of films in tests: `play` and `pause` only dispatch their events. No film comes into view. */
export function standInForFilms(wantsStillness: () => boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsStillness(),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('IntersectionObserver', function Observer() {
    return { observe: () => {}, disconnect: () => {} };
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
}
