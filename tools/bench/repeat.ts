import { median } from './server.ts';

const AT_LEAST = 3;
const AT_MOST = 9;
/** Figures this close to their median, as a share of it, will not move it any more. */
const NARROW = 0.1;
/** A figure that stays below this share of its limit need not be known more exactly. */
const FAR_BELOW = 0.75;

/** Below this share of its limit two measurements say enough. */
const HALF = 0.5;

/**
 * Whether more repetitions could still change what is made of the figures.
 * @param limit  what the figure must keep to; one without is only told, and one measurement tells it
 */
export function isSettled(figures: readonly number[], limit?: number): boolean {
  if (limit === undefined) return figures.length > 0;
  const highest = Math.max(...figures);
  if (figures.length < AT_LEAST) return figures.length === AT_LEAST - 1 && highest <= limit * HALF;
  if (figures.length >= AT_MOST || highest <= limit * FAR_BELOW) return true;
  const middle = median(figures);
  return figures.every((figure) => Math.abs(figure - middle) <= middle * NARROW);
}

/**
 * One to nine measurements: as many as their spread and the distance from the limit ask for.
 * @param of  the figure that decides
 */
export async function repeat<T>(
  measure: () => Promise<T>,
  of: (result: T) => number,
  limit?: number,
): Promise<readonly T[]> {
  const results: T[] = [];
  while (!isSettled(results.map(of), limit)) results.push(await measure());
  return results;
}
