import { vi } from 'vitest';

interface Watching {
  observe?(target: Element): void;
  disconnect?(): void;
}

/** Stands in for an observer of the browser. `watch` gets what tells its owner, and says what else the observer does. */
export const stubObserver = (
  name: 'ResizeObserver' | 'IntersectionObserver',
  watch: (tell: (entries?: readonly object[]) => void) => Watching,
): void =>
  void vi.stubGlobal(name, function Observer(tell: () => void) {
    return { observe: () => {}, disconnect: () => {}, ...watch(tell) };
  });
