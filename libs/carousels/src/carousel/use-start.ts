'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselListeners, Stop } from '../engine/carousel.ts';

/** Makes what was drawn move; ended by what it returns. */
export type Start = (root: HTMLElement, listeners: CarouselListeners) => Stop;

/**
 * Starts what React has drawn, and ends it. What is listened for may change at any time.
 * @param identity another one makes another carousel of it: its options and how many slides it has
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
