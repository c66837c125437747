'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Runs an enhancer on the element that the ref is given to, as the site does on what it has served.
 * @param enhance returns what undoes it
 */
export function useEnhanced<E extends HTMLElement>(
  enhance: (root: Element) => () => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => (root.current === null ? undefined : enhance(root.current)), [enhance]);
  return root;
}
