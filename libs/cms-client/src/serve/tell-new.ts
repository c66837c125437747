import { LRUCache } from 'lru-cache';

/** Maximum number of keys whose reported problems are remembered. */
const KEPT = 500;

export interface TellNewOptions<T extends object> {
  readonly onProblem: (problem: T) => void;
  /** Whether a problem counts as reported if the newest answer to any other request has the same problem. */
  readonly onceForAll?: boolean;
}

/**
 * Reports each problem of a service's answers once. Reports a problem again only if an answer to the same request did
 * not have it in between.
 * @returns a function that receives the key of a request and all problems of its newest answer
 */
export function tellNew<T extends object>({
  onProblem,
  onceForAll = false,
}: TellNewOptions<T>): (asked: string, problems: readonly T[]) => void {
  const told = new LRUCache<string, ReadonlySet<string>>({ max: KEPT });
  return (asked, problems) => {
    const before = told.get(asked);
    const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    const others = onceForAll ? [...told.values()] : [];
    for (const [text, problem] of found)
      if (!before?.has(text) && !others.some((texts) => texts.has(text))) onProblem(problem);
    told.set(asked, new Set(found.keys()));
  };
}
