'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { enhanceFaq } from './enhance-faq.ts';

/** Returns a ref for the element around the questions, and runs `enhanceFaq` on this element. */
export function useEnhancedFaq(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceFaq(root.current) : undefined), []);
  return root;
}
