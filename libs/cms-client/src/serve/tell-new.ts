import { LRUCache } from 'lru-cache';
import type { BeliefsOptions } from './beliefs.ts';

/** Of how many questions is known what was told. */
const KEPT = 500;

/**
 * Tells of what cannot be read in answers that are asked for again and again: of each problem once, and again when an answer
 * in between did not have it.
 * @returns takes the question, and all problems of the newest answer to it
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
