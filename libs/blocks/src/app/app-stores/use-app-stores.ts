'use client';

import type { RefObject } from 'react';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { enhanceAppStores } from './enhance-app-stores.ts';

/** There is nothing to undo: links and device stay as they are. */
function enhance(root: Element): () => void {
  enhanceAppStores(root);
  return () => {};
}

/** Returns a ref for the element around the stores, on pages that React renders. */
export function useAppStores<E extends HTMLElement>(): RefObject<E | null> {
  return useEnhanced<E>(enhance);
}
