'use client';

import type { RefObject } from 'react';
import { startCarousel, type CarouselListeners } from '../engine/carousel.ts';
import { useStart, type Start } from './use-start.ts';

/**
 * Runs the engine on a carousel that React has rendered. The listeners may change at any time.
 * @param identity another one makes another carousel of it: its options and how many slides it has
 * @param start what makes it move, where that is more than what moves every carousel
 */
export function useCarousel<E extends HTMLElement = HTMLElement>(
  listeners: CarouselListeners,
  identity: string,
  start: Start = startCarousel,
): RefObject<E | null> {
  return useStart(listeners, identity, start);
}
