'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref, and calls `enhance` with the ref's element, so that `enhance` adds behavior to it. On pages without
 * React, the site calls the same function.
 * @param enhance returns a function that removes the behavior
 */
export function useEnhanced<E extends HTMLElement>(
  enhance: (root: Element) => () => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => (root.current === null ? undefined : enhance(root.current)), [enhance]);
  return root;
}
