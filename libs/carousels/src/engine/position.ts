/** Position and range of a carousel. */
export interface Position {
  readonly index: number;
  readonly count: number;
  /** Number of slides per step. */
  readonly step: number;
  readonly loop: boolean;
}

/** The slide after this one; the same one at the end of a carousel that does not loop. */
export function after({ index, count, step, loop }: Position): number {
  if (loop) return count === 0 ? 0 : (index + step) % count;
  return Math.max(0, Math.min(index + step, count - 1));
}

/** The slide before this one; the same one at the beginning of a carousel that does not loop. */
export function before({ index, count, step, loop }: Position): number {
  if (loop) return count === 0 ? 0 : (((index - step) % count) + count) % count;
  return Math.max(0, index - step);
}

/** Index of the place nearest to where a track has been scrolled to. `places` ascend, px. */
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
