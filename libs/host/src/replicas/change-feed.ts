import { inTime } from '@skein/cms-client/serve';
import { redisConnection } from '@skein/http/redis';
import { randomUUID } from 'node:crypto';
import { changeText, EVERYTHING, readChange, type Change, type ToldChange } from './change.ts';
import { createChangeLog, START, type ChangeLog, type Position } from './change-log.ts';

const STREAM = 'skein:changes';
/** How many edits the stream keeps, for replicas that lost their connection. */
const KEPT = 10_000;
/** How long one request for new edits stays open, ms. */
const OPEN_MS = 5000;
/** How long the answer to the CMS waits for an edit to come back to this replica through the stream, ms. */
const PATIENCE_MS = 500;
/**
 * How many edits to remember while the stream is unreachable. After more, the replica announces that everything
 * was edited.
 */
const MAX_UNTOLD = 500;

export interface ChangeFeedOptions {
  /** Address of the Valkey or Redis that all replicas share. */
  readonly url: string;
  /** Forgets what depends on an edit. @returns how many pages */
  readonly apply: (change: Change) => number;
  /** Returns the entries and assets whose pages an edit changes. Undefined: all pages. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  readonly onError: (error: Error) => void;
  readonly patienceMs?: number | undefined;
}

export interface ChangeFeed {
  /** Announces an edit to all replicas. @returns how many pages this one draws again */
  announce(change: Change): Promise<number>;
  /** Returns the edits that this replica knows, or undefined while the stream is unreachable. */
  log(): ChangeLog | undefined;
  problem(): string | undefined;
  close(): void;
}

type StreamEntry = readonly [id: Position, fields: readonly string[]];

/**
 * Creates the stream of all edits, which every replica reads; one that lost its connection continues where it
 * was. If it cannot know what it missed, because the server was restarted or has dropped old edits, it treats
 * everything as edited.
 */
export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { url, apply, tagsOf, onError, patienceMs = PATIENCE_MS } = options;
  const told = new Map<string, (pages: number) => void>();
  let untold: readonly Change[] = [];
  let log: ChangeLog | undefined;
  /** Run id of the server: a restarted server may have lost edits. */
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

  /** Whether edits after a position may have been dropped: then the edit at that position is gone, too. */
  const hasDropped = (position: Position) =>
    reader.ask(async (redis) =>
      position === START
        ? (await redis.xlen(STREAM)) >= KEPT
        : (await redis.xrange(STREAM, position, position)).length === 0,
    );

  /** Returns the run id of the server, which changes when it restarts. Empty if the server does not tell it. */
  const runId = () =>
    reader.ask(async (redis) => {
      const info = await redis.info('server').catch(() => '');
      return /^run_id:(\w+)/m.exec(info)?.[1] ?? '';
    });

  /** Reads the stream of edits until the connection breaks. */
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

  /** Announces the edits that could not be announced while the stream was unreachable. */
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
