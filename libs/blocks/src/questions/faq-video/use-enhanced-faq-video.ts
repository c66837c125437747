'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { enhanceFaqVideo } from './enhance-faq-video.ts';

/** Returns a ref that passes the tile to the module that starts and stops the tile's film. */
export function useEnhancedFaqVideo(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return undefined;
    const ending = new AbortController();
    enhanceFaqVideo(root.current, ending.signal);
    return () => ending.abort();
  }, []);
  return root;
}
