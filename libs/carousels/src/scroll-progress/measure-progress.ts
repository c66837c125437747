import type { Stop } from '../engine/carousel.ts';
import { PROGRESS_PROPERTY } from './scroll-progress.constants.ts';

/**
 * Returns the share of a box that the visitor has scrolled past, 0 to 1. All lengths are px. `top` is relative to the
 * window.
 */
export function progressOf(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  if (way <= 0) return top <= 0 ? 1 : 0;
  return Math.max(0, Math.min(-top / way, 1));
}

/**
 * Writes the scroll progress of a rail (the element that the visitor scrolls past) to a CSS property. Does nothing in
 * browsers with scroll-driven animations. Measures at most once per frame, and only while the rail is in view.
 */
export function measureProgress(rail: HTMLElement): Stop {
  if (CSS.supports('animation-timeline: view()')) return () => {};
  let frame = 0;
  let listening = new AbortController();
  const measure = () => {
    const { top, height } = rail.getBoundingClientRect();
    rail.style.setProperty(PROGRESS_PROPERTY, progressOf(top, height, innerHeight).toFixed(4));
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const observer = new IntersectionObserver(([entry]) => {
    listening.abort();
    listening = new AbortController();
    soon();
    if (!entry?.isIntersecting) return;
    for (const type of ['scroll', 'resize'])
      addEventListener(type, soon, { passive: true, signal: listening.signal });
  });
  observer.observe(rail);
  return () => {
    observer.disconnect();
    listening.abort();
    cancelAnimationFrame(frame);
    rail.style.removeProperty(PROGRESS_PROPERTY);
  };
}
