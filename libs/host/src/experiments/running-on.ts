import type { Problem } from '@skein/cms-client';
import type { Experiment, LoadedPage, Serving } from '@skein/cms-client/serve';
import { servingsOn } from '../site/servings-on.ts';

/** The most variants of one page that experiments may create. The host draws and caches each variant. */
export const MAX_COMBINATIONS = 4;

/**
 * Returns the experiments that run on a page. Experiments beyond the limit do not run: all visitors see their first
 * variation, and editors get a problem report.
 */
export function runningOn(
  servings: readonly Serving[],
  { page }: Pick<LoadedPage, 'page'>,
): { readonly running: readonly Experiment[]; readonly problems: readonly Problem[] } {
  const running = new Map<string, Experiment>();
  const problems: Problem[] = [];
  let combinations = 1;
  for (const serving of servingsOn(servings, page))
    for (const experiment of serving.experiments?.(page) ?? []) {
      const { key, variations } = experiment;
      if (running.has(key) || variations.length < 2) continue;
      if (combinations * variations.length > MAX_COMBINATIONS) {
        const reason = `does not run here: with it, this page would have more than ${MAX_COMBINATIONS} variants`;
        problems.push({ entryId: page.id, field: key, reason });
        continue;
      }
      combinations *= variations.length;
      running.set(key, experiment);
    }
  return { running: [...running.values()], problems };
}
