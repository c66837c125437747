'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in the server's HTML and while hydrating, true after: script is there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
