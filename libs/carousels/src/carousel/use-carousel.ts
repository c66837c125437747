'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { startCarousel, type CarouselListeners } from '../engine/carousel.ts';

/**
 * Makes a carousel move that React has drawn. What is listened for may change at any time.
 * @param identity another one makes another carousel of it: its options and how many slides it has
 * @param start what makes it move, where that is more than what moves every carousel
 */
export function useCarousel<E extends HTMLElement = HTMLElement>(
  { onSelect }: CarouselListeners,
  identity: string,
  start: typeof startCarousel = startCarousel,
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
