'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Returns false on the server and during hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
