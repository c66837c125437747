'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
