import { vi } from 'vitest';

/** Makes films in tests only dispatch `play` and `pause` events. At first no film is in view. */
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
