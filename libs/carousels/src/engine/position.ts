/** Position and range of a carousel. */
export interface Position {
  readonly index: number;
  readonly count: number;
  /** Number of slides per step. */
  readonly step: number;
  readonly loop: boolean;
}

/** Returns the index of the next slide. At the end of a carousel without loop, returns the current index. */
export function after({ index, count, step, loop }: Position): number {
  if (loop) return count === 0 ? 0 : (index + step) % count;
  return Math.max(0, Math.min(index + step, count - 1));
}

/**
 * Returns the index of the previous slide. At the start of a carousel without loop, returns the current index.
 */
export function before({ index, count, step, loop }: Position): number {
  if (loop) return count === 0 ? 0 : (((index - step) % count) + count) % count;
  return Math.max(0, index - step);
}

/** Returns the index of the place that is nearest to a scroll position. `places` are ascending, px. */
export function nearest(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = places[middle] ?? 0;
    const next = places[middle + 1] ?? here;
    if (at - here > next - at) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}
