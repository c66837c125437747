import type { Change } from './change.ts';
import { createChangeFeed } from './change-feed.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

export interface ReplicasOptions {
  /** Address of the Valkey or Redis that all replicas share. Undefined: there is only this process. */
  readonly url: string | undefined;
  /** Name of what pages are drawn with: the build, and settings that show on pages. */
  readonly build: string;
  /** How long a page is fresh, ms. */
  readonly ttlMs: number;
  /** Forgets what depends on an edit. @returns how many pages */
  readonly apply: (change: Change) => number;
  /** Returns the entries and assets whose pages an edit changes. Undefined: all pages. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  /** Called each time the connection to Valkey or Redis breaks. */
  readonly onError: (error: Error) => void;
  /** How long a request to it may take, ms. The defaults are for waiting visitors. */
  readonly patienceMs?: number | undefined;
}

/** What this process shares with its replicas. Alone or without connection, it works without them. */
export interface Replicas {
  /** Announces an edit to all replicas. @returns how many pages this one draws again */
  announce(change: Change): Promise<number>;
  /** Records that pages with these tags have changed since the last edit. */
  note(tags: readonly string[]): void;
  readonly pages: Pick<SharedPages, 'through'> | undefined;
  /** Returns what `/readyz` reports. */
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
