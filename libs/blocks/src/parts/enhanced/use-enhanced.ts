'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref and runs an enhancer on its element. On pages without React, the site runs the enhancer.
 * @param enhance returns a function that removes the enhancer's behavior
 */
export function useEnhanced<E extends HTMLElement>(
  enhance: (root: Element) => () => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => (root.current === null ? undefined : enhance(root.current)), [enhance]);
  return root;
}
