'use client';

import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function allowedNow(): boolean {
  return !window.matchMedia(REDUCED_MOTION).matches;
}

/** Whether the visitor is fine with motion. On the server nobody knows, so: no. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, allowedNow, () => false);
}
