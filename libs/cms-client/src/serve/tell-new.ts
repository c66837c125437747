import { LRUCache } from 'lru-cache';
import type { BeliefsOptions } from './beliefs.ts';

/** Maximum number of keys whose reported problems are remembered. */
const KEPT = 500;

/**
 * Reports each problem of a service's answers once. Reports it again only after an answer to the same request that did
 * not have it.
 * @returns a function that receives the key of a request and all problems of its newest answer
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
