'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { enhanceFaq } from './enhance-faq.ts';

/** Hands the block to the module that makes it move. What is in it is read once. */
export function useEnhancedFaq(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceFaq(root.current) : undefined), []);
  return root;
}
