'use client';

import type { RefObject } from 'react';
import { startCarousel, type CarouselListeners } from '../engine/carousel.ts';
import { useStart, type Start } from './use-start.ts';

/**
 * Starts a carousel that React has rendered. The listeners may change without a restart.
 * @param identity text with the options and the keys of the slides; if the text changes, the carousel starts again
 * @param start the function that starts the carousel
 */
export function useCarousel<E extends HTMLElement = HTMLElement>(
  listeners: CarouselListeners,
  identity: string,
  start: Start = startCarousel,
): RefObject<E | null> {
  return useStart(listeners, identity, start);
}
