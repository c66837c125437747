import { inTime } from '@skein/cms-client/serve';
import { redisConnection } from '@skein/http/redis';
import { randomUUID } from 'node:crypto';
import { changeText, EVERYTHING, readChange, type Change, type ToldChange } from './change.ts';
import { createChangeLog, START, type ChangeLog, type Position } from './change-log.ts';

const STREAM = 'skein:changes';
/** Edits that are kept for replicas that were cut off. */
const KEPT = 10_000;
/** How long one question for news stays open, ms. */
const OPEN_MS = 5000;
/** How long the CMS waits until its word has come back to this replica through the line of all edits, ms. */
const PATIENCE_MS = 500;
/** Edits that are told later because the line was away; after more it is told that everything was edited. */
const MAX_UNTOLD = 500;

export interface ChangeFeedOptions {
  /** Of the Valkey or Redis that all replicas share. */
  readonly url: string;
  /** Forgets what depends on an edit. @returns how many pages */
  readonly apply: (change: Change) => number;
  /** Entries and assets whose pages an edit changes; undefined: all. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  readonly onError: (error: Error) => void;
  readonly patienceMs?: number | undefined;
}

export interface ChangeFeed {
  /** Tells all replicas. @returns how many pages this one draws again */
  announce(change: Change): Promise<number>;
  /** The edits that are known here; undefined while the line is away. */
  log(): ChangeLog | undefined;
  problem(): string | undefined;
  close(): void;
}

type StreamEntry = readonly [id: Position, fields: readonly string[]];

/**
 * The line of all edits, which every replica reads: one that was cut off reads on where it was. If it cannot know what it
 * missed, because the server was started anew or has dropped old edits, everything counts as edited.
 */
export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { url, apply, tagsOf, onError, patienceMs = PATIENCE_MS } = options;
  const told = new Map<string, (pages: number) => void>();
  let untold: readonly Change[] = [];
  let log: ChangeLog | undefined;
  /** One that is started anew may have lost edits. */
  let server: string | undefined;
  let follows = false;
  const writer = redisConnection({ url, onError, onReady: () => void tellLater(), patienceMs });
  const reader = redisConnection({
    url,
    // The writer tells of a server that is away.
    onError: () => (follows = false),
    onReady: () => void follow(),
    patienceMs: 2 * OPEN_MS,
  });

  function note(known: ChangeLog, [id, [, text]]: StreamEntry): ToldChange {
    // What cannot be read is an edit, too.
    const change = readChange(text) ?? { ...EVERYTHING, told: '' };
    const tags = tagsOf(change);
    if (tags) known.add(id, tags);
    else known.addAll(id);
    return change;
  }

  async function begin(): Promise<ChangeLog | undefined> {
    const entries = await reader.ask((redis) => redis.xrevrange(STREAM, '+', '-', 'COUNT', KEPT));
    if (!entries) return undefined;
    const known = createChangeLog(entries.length < KEPT ? START : (entries.at(-1)?.[0] ?? START));
    for (const entry of entries.reverse()) note(known, entry);
    return known;
  }

  /** Whether edits after a position may have been dropped: then it has been, too. */
  const hasDropped = (position: Position) =>
    reader.ask(async (redis) =>
      position === START
        ? (await redis.xlen(STREAM)) >= KEPT
        : (await redis.xrange(STREAM, position, position)).length === 0,
    );

  /** Names the server until it is started anew; empty: it may not be asked. */
  const runId = () =>
    reader.ask(async (redis) => {
      const info = await redis.info('server').catch(() => '');
      return /^run_id:(\w+)/m.exec(info)?.[1] ?? '';
    });

  /** Reads the line of edits until it is cut off. */
  async function follow(): Promise<void> {
    if (follows) return;
    follows = true;
    const started = await runId();
    if (!log || started !== server || (await hasDropped(log.position)) !== false) {
      log = await begin();
      server = started;
      if (log) apply(EVERYTHING);
    }
    while (follows && log) {
      const { position } = log;
      const answer = await reader.ask((redis) => redis.xread('BLOCK', OPEN_MS, 'STREAMS', STREAM, position));
      if (answer === undefined) break;
      for (const [, entries] of answer ?? [])
        for (const entry of entries) {
          const { told: name, ...change } = note(log, entry);
          const pages = apply(change);
          told.get(name)?.(pages);
        }
    }
    follows = false;
  }

  const tell = (change: Change, name: string) =>
    writer.ask((redis) => redis.xadd(STREAM, 'MAXLEN', '~', KEPT, '*', 'change', changeText(change, name)));

  /** What could not be told while the line was away. */
  async function tellLater(): Promise<void> {
    for (let next = untold[0]; next; next = untold[0]) {
      if ((await tell(next, randomUUID())) === undefined) return;
      untold = untold.slice(1);
    }
  }

  return {
    log: () => (follows ? log : undefined),
    problem: writer.problem,
    async announce(change) {
      const name = randomUUID();
      const applied = new Promise<number>((resolve) => told.set(name, resolve));
      const id = await tell(change, name);
      const pages = id !== undefined && follows ? await inTime(applied, patienceMs) : undefined;
      told.delete(name);
      if (id === undefined) untold = untold.length < MAX_UNTOLD ? [...untold, change] : [EVERYTHING];
      return pages ?? apply(change);
    },
    close() {
      follows = false;
      reader.close();
      writer.close();
    },
  };
}
