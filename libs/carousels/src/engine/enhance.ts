import { startCarousel } from './carousel.ts';
import { OPTIONS_ATTRIBUTE } from './options.ts';

export { startCarousel, type CarouselListeners, type Stop } from './carousel.ts';

/**
 * Runs `startCarousel` on every carousel within an element. Use this function on pages that load no React for the
 * carousels.
 * @returns a function that ends all movement
 */
export function enhanceCarousels(root: Element): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>(`[${OPTIONS_ATTRIBUTE}]`)].map((carousel) =>
    startCarousel(carousel),
  );
  return () => stops.forEach((stop) => stop());
}
