import type { Change } from './change.ts';
import { createChangeFeed, type ChangeFeedOptions } from './change-feed.ts';
import type { SharedSecrets } from './heartbeats.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

export interface ReplicasOptions {
  /** Address of the Valkey or Redis that all replicas share. Undefined: there is only this process. */
  readonly url: string | undefined;
  /** Returns the name of the build and of everything else that changes pages: see `drawnWith`. */
  readonly build: () => string;
  /** How long a page is fresh, ms. */
  readonly ttlMs: number;
  /**
   * Forgets all content and pages that an edit changes.
   * @returns how many pages will be drawn again
   */
  readonly apply: (change: Change) => number;
  /** Returns the ids by which to find the pages that an edit changes. Undefined: the edit changes all pages. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  /** Returns the newest edits in the CMS. The replicas use it while Valkey or Redis does not take edits. */
  readonly recentEdits?: ChangeFeedOptions['recentEdits'];
  /** The secrets that must be the same on all replicas, by the name of their setting. */
  readonly secrets?: SharedSecrets | undefined;
  /** The host calls this each time the connection to Valkey or Redis breaks. */
  readonly onError: (error: Error) => void;
  /** How long a request to Valkey or Redis may take, ms. The default is short, because visitors wait. */
  readonly patienceMs?: number | undefined;
  readonly beatMs?: number | undefined;
}

/** Shares edits and pages with the other replicas. Without a connection, this process works alone. */
export interface Replicas {
  /**
   * Announces an edit to all replicas.
   * @returns how many pages this replica will draw again
   */
  announce(change: Change): Promise<number>;
  /** Records that pages with these tags have changed since the last edit. */
  note(tags: readonly string[]): void;
  readonly pages: Pick<SharedPages, 'through'> | undefined;
  /** Returns the problems for `/readyz`, one sentence each. */
  problems(): Promise<readonly string[]>;
  /** Returns one sentence for each secret that differs between the replicas. */
  differences(): Promise<readonly string[]>;
  close(): void;
}

export function createReplicas(options: ReplicasOptions): Replicas {
  const { url, apply } = options;
  if (url === undefined)
    return {
      announce: async (change) => apply(change),
      note: () => undefined,
      pages: undefined,
      problems: async () => [],
      differences: async () => [],
      close: () => undefined,
    };
  const feed = createChangeFeed({ ...options, url });
  // The feed already reports that the server is unreachable.
  const pages = createSharedPages({ ...options, url, log: feed.log, onError: () => undefined });
  return {
    announce: feed.announce,
    note(tags) {
      const log = feed.log();
      log?.add(log.position, tags);
    },
    pages,
    problems: async () => [await feed.problem()].filter((problem) => problem !== undefined),
    differences: feed.differences,
    close() {
      feed.close();
      pages.close();
    },
  };
}
