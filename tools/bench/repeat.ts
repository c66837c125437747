import { median } from './server.ts';

const AT_LEAST = 3;
const AT_MOST = 9;
/** Figures this close to their median, as a share of it, will not move it any more. */
const NARROW = 0.1;
/** A figure that stays below this share of its limit need not be known more exactly. */
const FAR_BELOW = 0.75;

/** Whether more repetitions could still change what is made of the figures. */
export function isSettled(figures: readonly number[], limit = 0): boolean {
  if (figures.length < AT_LEAST) return false;
  if (figures.length >= AT_MOST || Math.max(...figures) <= limit * FAR_BELOW) return true;
  const middle = median(figures);
  return figures.every((figure) => Math.abs(figure - middle) <= middle * NARROW);
}

/**
 * Median of three to nine measurements: as many as their spread asks for.
 * @param limit  what the figure must keep to, when it has a limit
 */
export async function settledMedian(measure: () => Promise<number>, limit?: number): Promise<number> {
  const figures: number[] = [];
  while (!isSettled(figures, limit)) figures.push(await measure());
  return median(figures);
}
