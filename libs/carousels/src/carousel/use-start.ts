'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselListeners, Stop } from '../engine/carousel.ts';

/** Makes rendered markup move. Returns a function that ends it. */
export type Start = (root: HTMLElement, listeners: CarouselListeners) => Stop;

/**
 * Runs `start` on what React has rendered, and ends it later. The listeners may change at any time.
 * @param identity a new value means a different carousel: it holds the options and the number of slides
 */
export function useStart<E extends HTMLElement>(
  { onSelect }: CarouselListeners,
  identity: string,
  start: Start,
): RefObject<E | null> {
  const root = useRef<E>(null);
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    if (root.current === null) return;
    return start(root.current, { onSelect: (index) => latest.current?.(index) });
  }, [identity, start]);
  return root;
}
