import type { Stop } from '../engine/carousel.ts';
import { measureProgress } from './measure-progress.ts';

export { measureProgress } from './measure-progress.ts';

/**
 * Runs `measureProgress` on every rail (element that the visitor scrolls past) within an element, on pages without
 * React.
 */
export function enhanceScrollProgress(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-scroll-progress]')].map(measureProgress);
  return () => stops.forEach((stop) => stop());
}
