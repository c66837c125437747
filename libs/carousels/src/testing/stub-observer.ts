import { vi } from 'vitest';

interface Watching {
  observe?(target: Element): void;
  disconnect?(): void;
}

/**
 * Replaces a browser's observer. `watch` receives the function that reports changes, and returns the other
 * methods of the observer.
 */
export const stubObserver = (
  name: 'ResizeObserver' | 'IntersectionObserver',
  watch: (tell: (entries?: readonly object[]) => void) => Watching,
): void =>
  void vi.stubGlobal(name, function Observer(tell: () => void) {
    return { observe: () => {}, disconnect: () => {}, ...watch(tell) };
  });
