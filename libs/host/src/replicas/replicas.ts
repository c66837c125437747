import type { Change } from './change.ts';
import { createChangeFeed } from './change-feed.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

export interface ReplicasOptions {
  /** Of the Valkey or Redis that all replicas share; undefined: there is this one alone. */
  readonly url: string | undefined;
  /** Names what pages are drawn with: the build, and settings that show on them. */
  readonly build: string;
  /** How long a page is fresh, ms. */
  readonly ttlMs: number;
  /** Forgets what depends on an edit. @returns how many pages */
  readonly apply: (change: Change) => number;
  /** Entries and assets whose pages an edit changes; undefined: all. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  /** Told once each time the Valkey or Redis goes away. */
  readonly onError: (error: Error) => void;
  /** How long a question to it waits, ms; the defaults are for visitors. */
  readonly patienceMs?: number | undefined;
}

/** What this process shares with others of its kind. Alone, or while it is cut off, it does without. */
export interface Replicas {
  /** Tells all of an edit. @returns how many pages this one draws again */
  announce(change: Change): Promise<number>;
  /** Notes that pages with these tags are others since the last edit. */
  note(tags: readonly string[]): void;
  readonly pages: Pick<SharedPages, 'through'> | undefined;
  /** What `/readyz` tells. */
  problems(): readonly string[];
  close(): void;
}

export function createReplicas(options: ReplicasOptions): Replicas {
  const { url, apply } = options;
  if (url === undefined)
    return {
      announce: async (change) => apply(change),
      note: () => undefined,
      pages: undefined,
      problems: () => [],
      close: () => undefined,
    };
  const feed = createChangeFeed({ ...options, url });
  // The feed tells of a server that is away.
  const pages = createSharedPages({ ...options, url, log: feed.log, onError: () => undefined });
  return {
    announce: feed.announce,
    note(tags) {
      const log = feed.log();
      log?.add(log.position, tags);
    },
    pages,
    problems: () => [feed.problem()].filter((problem) => problem !== undefined),
    close() {
      feed.close();
      pages.close();
    },
  };
}
