'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { enhanceFaq } from './enhance-faq.ts';

/** Passes the block to the module that makes it interactive. The module reads the block's content once. */
export function useEnhancedFaq(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceFaq(root.current) : undefined), []);
  return root;
}
