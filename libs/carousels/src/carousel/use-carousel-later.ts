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
    // Without it the track is scrolled by hand, as it was served.
    () => undefined,
  );
  return () => {
    ended = true;
    stop?.();
  };
};

/**
 * Like `useCarousel`, but fetches the engine once the carousel is on the page, for blocks that are usable without it.
 */
export function useCarouselLater<E extends HTMLElement = HTMLElement>(
  listeners: CarouselListeners,
  identity: string,
): RefObject<E | null> {
  return useStart(listeners, identity, startLater);
}
