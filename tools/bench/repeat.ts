import { median } from './quantile.ts';

const ENOUGH = 3;
const AT_MOST = 9;

/**
 * Three measurements, or up to nine while their median is over the limit: other work on the machine is no fault of the page.
 * One without a limit is only told, and one measurement tells it.
 * @param of  the figure that decides
 */
export async function repeat<T>(
  measure: () => Promise<T>,
  of: (result: T) => number,
  limit?: number,
): Promise<readonly T[]> {
  const results = [await measure()];
  if (limit === undefined) return results;
  while (results.length < ENOUGH || (results.length < AT_MOST && median(results.map(of)) > limit))
    results.push(await measure());
  return results;
}
