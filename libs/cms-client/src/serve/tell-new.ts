import { LRUCache } from 'lru-cache';
import type { BeliefsOptions } from './beliefs.ts';

/** Number of questions whose reported problems are remembered. */
const KEPT = 500;

/**
 * Reports the problems of repeated answers: each problem once, and again if an answer in between did not have
 * it.
 * @returns a function that takes the question and all problems of its newest answer
 */
export function tellNew({
  onProblem,
}: Pick<BeliefsOptions, 'onProblem'>): (asked: string, problems: readonly object[]) => void {
  const told = new LRUCache<string, ReadonlySet<string>>({ max: KEPT });
  return (asked, problems) => {
    const before = told.get(asked);
    const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    for (const [text, problem] of found) if (!before?.has(text)) onProblem(problem);
    told.set(asked, new Set(found.keys()));
  };
}
