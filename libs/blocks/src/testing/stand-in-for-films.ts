import { vi } from 'vitest';

/** Replaces films with ones that only report events for play and pause. No film is in view yet. */
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
