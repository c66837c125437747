import { useEffect, useSyncExternalStore } from 'react';

/** A problem that the site found when it drew a page in drafts. */
export interface PageProblem {
  readonly entryId: string;
  readonly fieldId: string;
  /** A sentence without its subject, which is the field. */
  readonly reason: string;
}

const NONE: readonly PageProblem[] = [];
let problems = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads the problems that the bar of a page in preview lists. */
export function readProblems(html: string): readonly PageProblem[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[data-problem-entry]')].map(({ dataset }) => ({
    entryId: dataset['problemEntry'] ?? '',
    fieldId: dataset['problemField'] ?? '',
    reason: dataset['problemReason'] ?? '',
  }));
}

/** How long nobody types or saves before the site is asked, in ms: it draws the whole page for an answer. */
const ASK_AFTER_MS = 1500;

/**
 * Asks the site which problems it finds in the drafts of a page.
 * @param address undefined: the drafts are not saved yet, and the known problems stay
 * @param version the site is asked again when this number changes
 */
export function usePageProblems(address: string | undefined, version: number): void {
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(address, { signal: stop.signal })
        .then((answer) => answer.text())
        .then(
          (html) => {
            problems = readProblems(html);
            for (const listener of listeners) listener();
          },
          () => undefined,
        );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, version]);
}

/** Returns the problems that the site found on the shown page. */
export const useFoundProblems = (): readonly PageProblem[] => useSyncExternalStore(subscribe, () => problems);
