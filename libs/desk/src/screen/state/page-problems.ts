import { useEffect, useSyncExternalStore } from 'react';

/** A problem that the site found on a page with drafts. */
export interface PageProblem {
  readonly entryId: string;
  readonly fieldId: string;
  /** Undefined: the problem is in the language of the page. */
  readonly locale?: string;
  /** A path that the field links to, and that the site does not have. The problem then has no other reason. */
  readonly deadPath?: string;
  /** The rest of a sentence whose subject is the name of the field. */
  readonly reason: string;
}

const found: Record<'drawing' | 'links', readonly PageProblem[]> = { drawing: [], links: [] };
let problems: readonly PageProblem[] = [];
const listeners = new Set<() => void>();

/** Stores the problems that the site found while it drew the page, or among the links. */
export function setProblems(of: keyof typeof found, next: readonly PageProblem[]): void {
  found[of] = next;
  problems = [...found.drawing, ...found.links];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the problems that the preview bar of a page lists. @param html the page in preview */
export function readProblems(html: string): readonly PageProblem[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[data-problem-entry]')].map(({ dataset }) => ({
    entryId: dataset['problemEntry'] ?? '',
    fieldId: dataset['problemField'] ?? '',
    reason: dataset['problemReason'] ?? '',
  }));
}

/**
 * How long a pause in editing must be before the desk requests the page, in ms. The site draws the whole page for
 * each request.
 */
const ASK_AFTER_MS = 1500;

/**
 * Requests a page in preview, and stores the problems that the site finds in it.
 * @param address path of the page. Undefined: drafts are not saved yet, so the known problems stay
 * @param version a change of this number causes a new request
 */
export function usePageProblems(address: string | undefined, version: number): void {
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(address, { signal: stop.signal })
        .then((answer) => answer.text())
        .then(
          (html) => setProblems('drawing', readProblems(html)),
          () => undefined,
        );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, version]);
}

/** Returns the problems that the site has found on the shown page. */
export const useFoundProblems = (): readonly PageProblem[] => useSyncExternalStore(subscribe, () => problems);
