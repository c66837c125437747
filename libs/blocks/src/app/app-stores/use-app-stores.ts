'use client';

import type { RefObject } from 'react';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { enhanceAppStores } from './enhance-app-stores.ts';

/**
 * Runs `enhanceAppStores`. React expects a function that undoes the changes. The returned function does nothing,
 * because the changes to the page may stay.
 */
function enhance(root: Element): () => void {
  enhanceAppStores(root);
  return () => {};
}

/** Returns a ref for the element around the stores, for pages that React renders. */
export function useAppStores<E extends HTMLElement>(): RefObject<E | null> {
  return useEnhanced<E>(enhance);
}
