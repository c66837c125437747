'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselListeners, Stop } from '../engine/carousel.ts';

/** Starts the script of a rendered element. Returns a function that stops the script. */
export type Start = (root: HTMLElement, listeners: CarouselListeners) => Stop;

/**
 * Runs `start` on a rendered element, and stops its script on unmount. A new listener causes no restart.
 * @param identity text with the options and the keys of the slides; if the text changes, `start` runs again
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
