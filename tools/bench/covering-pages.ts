/** A page, with what decides how much it costs. */
export interface PageKind {
  readonly path: string;
  /** characters of HTML */
  readonly size: number;
  /** Addresses of what wakes on it. */
  readonly modules: ReadonlySet<string>;
}

/**
 * Pages on which everything that wakes anywhere wakes once at least. Taken one by one: the page that wakes most of what no
 * page before it has woken, and of several the one with the most HTML.
 */
export function coveringPages(kinds: readonly PageKind[]): string[] {
  const left = new Set(kinds.flatMap(({ modules }) => [...modules]));
  const taken: string[] = [];
  while (left.size > 0) {
    const wakes = ({ modules }: PageKind) => [...modules].filter((module) => left.has(module)).length;
    const [next] = kinds.toSorted((one, other) => wakes(other) - wakes(one) || other.size - one.size);
    if (!next) break;
    taken.push(next.path);
    for (const module of next.modules) left.delete(module);
  }
  return taken;
}
