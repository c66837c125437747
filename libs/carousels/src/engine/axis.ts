import type { Axis } from './options.ts';

/** Properties that hold the scroll position of a track, by axis. */
export const SCROLLED = { x: 'scrollLeft', y: 'scrollTop' } as const satisfies Record<Axis, string>;
const ROOM = { x: 'clientWidth', y: 'clientHeight' } as const;
const LENGTH = { x: 'scrollWidth', y: 'scrollHeight' } as const;
const OFFSET = { x: 'offsetLeft', y: 'offsetTop' } as const;
const SIZE = { x: 'offsetWidth', y: 'offsetHeight' } as const;
const PADDING = { x: 'scrollPaddingInlineStart', y: 'scrollPaddingBlockStart' } as const;

/** Returns how many slides a track shows completely at once, at least one. */
export function countInView(track: HTMLElement, slides: readonly HTMLElement[], axis: Axis): number {
  const size = slides[0]?.[SIZE[axis]] ?? 0;
  return size > 0 ? Math.max(1, Math.floor(track[ROOM[axis]] / size)) : 1;
}

/**
 * Returns the scroll positions of a track, px, ascending. At each position, one slide is at the front, or in
 * the middle, depending on the slides' alignment.
 */
export function measurePlaces(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  axis: Axis,
): readonly number[] {
  const [first] = slides;
  if (first === undefined) return [0];
  const room = track[ROOM[axis]];
  const end = Math.max(0, track[LENGTH[axis]] - room);
  const centered = getComputedStyle(first).scrollSnapAlign.includes('center');
  const padding = parseFloat(getComputedStyle(track)[PADDING[axis]]) || 0;
  const placeOf = (slide: HTMLElement) =>
    centered ? slide[OFFSET[axis]] - (room - slide[SIZE[axis]]) / 2 : slide[OFFSET[axis]] - padding;
  return [...new Set(slides.map((slide) => Math.round(Math.max(0, Math.min(placeOf(slide), end)))))];
}
