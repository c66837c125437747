import { vi } from 'vitest';

interface Watching {
  observe?(target: Element): void;
  disconnect?(): void;
}

/**
 * Replaces a browser's observer by one that a test controls. `watch` receives the function that reports changes to the
 * observer's owner, and returns methods that replace the observer's own.
 */
export const stubObserver = (
  name: 'ResizeObserver' | 'IntersectionObserver',
  watch: (tell: (entries?: readonly object[]) => void) => Watching,
): void =>
  void vi.stubGlobal(name, function Observer(tell: () => void) {
    return { observe: () => {}, disconnect: () => {}, ...watch(tell) };
  });
