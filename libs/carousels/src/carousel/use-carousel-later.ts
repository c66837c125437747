'use client';

import type { RefObject } from 'react';
import type { CarouselListeners } from '../engine/carousel.ts';
import { useStart, type Start } from './use-start.ts';

const startLater: Start = (root, listeners) => {
  let stop: (() => void) | undefined;
  let ended = false;
  import('../engine/carousel.ts').then(
    ({ startCarousel }) => {
      if (!ended) stop = startCarousel(root, listeners);
    },
    // If the engine does not load, visitors scroll the track as served.
    () => undefined,
  );
  return () => {
    ended = true;
    stop?.();
  };
};

/**
 * Like `useCarousel`, but loads the code of the carousel after rendering. Use it for blocks that are usable without
 * this code.
 */
export function useCarouselLater<E extends HTMLElement = HTMLElement>(
  listeners: CarouselListeners,
  identity: string,
): RefObject<E | null> {
  return useStart(listeners, identity, startLater);
}
