'use client';

import type { RefObject } from 'react';
import { startCarousel, type CarouselListeners } from '../engine/carousel.ts';
import { useStart, type Start } from './use-start.ts';

/**
 * Runs the engine on a carousel that React has rendered. The listeners may change at any time.
 * @param identity a new value means a different carousel: it holds the options and the number of slides
 * @param start the function that makes it move, if it needs more than `startCarousel`
 */
export function useCarousel<E extends HTMLElement = HTMLElement>(
  listeners: CarouselListeners,
  identity: string,
  start: Start = startCarousel,
): RefObject<E | null> {
  return useStart(listeners, identity, start);
}
