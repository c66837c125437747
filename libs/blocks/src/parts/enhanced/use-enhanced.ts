'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref, and runs a function that adds behavior to the ref's element. On pages without React, the site runs
 * this function.
 * @param enhance returns a function that removes the behavior
 */
export function useEnhanced<E extends HTMLElement>(
  enhance: (root: Element) => () => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => (root.current === null ? undefined : enhance(root.current)), [enhance]);
  return root;
}
