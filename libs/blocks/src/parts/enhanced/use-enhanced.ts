'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Runs an enhancer on the element with the returned ref, as the site does on served markup.
 * @param enhance returns a function that undoes it
 */
export function useEnhanced<E extends HTMLElement>(
  enhance: (root: Element) => () => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => (root.current === null ? undefined : enhance(root.current)), [enhance]);
  return root;
}
