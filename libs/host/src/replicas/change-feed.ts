import { inTime } from '@skein/cms-client/serve';
import { redisConnection } from '@skein/http/redis';
import { randomUUID } from 'node:crypto';
import { changeText, EVERYTHING, readChange, type Change, type ToldChange } from './change.ts';
import { createChangeLog, START, type ChangeLog, type Position } from './change-log.ts';
import { heartbeats, type SharedSecrets } from './heartbeats.ts';
import { missedEdits, type MissedEditsOptions } from './missed-edits.ts';

const STREAM = 'skein:changes';
/** How many edits the stream keeps, for replicas that lost their connection. */
const KEPT = 10_000;
/** How long one request waits for new edits, ms. */
const OPEN_MS = 5000;
/**
 * How long a request to the store may take, ms, and how long an announced edit waits until this replica has read it
 * from the stream.
 */
const PATIENCE_MS = 500;
/**
 * How many edits to remember while the stream is unreachable. After more edits, the replica announces that
 * everything was edited.
 */
const MAX_UNTOLD = 500;
/**
 * How often a replica checks that the store takes edits, ms. While the store does not, the replica looks for edits in
 * the CMS at the same interval.
 */
const BEAT_MS = 2000;

export interface ChangeFeedOptions {
  /** Address of the Valkey or Redis that all replicas share. */
  readonly url: string;
  /**
   * Forgets all content and pages that an edit changes.
   * @returns how many pages will be drawn again
   */
  readonly apply: (change: Change) => number;
  /** Returns the ids by which to find the pages that an edit changes. Undefined: the edit changes all pages. */
  readonly tagsOf: (change: Change) => readonly string[] | undefined;
  /**
   * Returns the newest edits in the CMS. Without this function, edits are shared only when the store works
   * again.
   */
  readonly recentEdits?: MissedEditsOptions['recentEdits'] | undefined;
  /** The secrets that must be the same on all replicas. */
  readonly secrets?: SharedSecrets | undefined;
  readonly onError: (error: Error) => void;
  readonly patienceMs?: number | undefined;
  readonly beatMs?: number | undefined;
}

export interface ChangeFeed {
  /**
   * Announces an edit to all replicas.
   * @returns how many pages this replica will draw again
   */
  announce(change: Change): Promise<number>;
  /**
   * Returns the edits that this replica knows. Undefined while the stream is unreachable or takes no edits,
   * because some edits are then missing in the stream.
   */
  log(): ChangeLog | undefined;
  /** Returns why edits cannot be shared, or undefined if they can. */
  problem(): Promise<string | undefined>;
  /** Returns one sentence for each secret that differs between the replicas. */
  differences(): Promise<readonly string[]>;
  close(): void;
}

type StreamEntry = readonly [id: Position, fields: readonly string[]];

/**
 * Creates the stream of all edits, which every replica reads. After a lost connection, a replica continues at
 * its last position. If edits may be missing, because the server was restarted or has dropped old edits, the
 * replica treats everything as edited.
 */
export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { url, apply, tagsOf, onError, secrets = {}, patienceMs = PATIENCE_MS, beatMs = BEAT_MS } = options;
  const hearts = heartbeats(secrets);
  const missed = options.recentEdits && missedEdits({ recentEdits: options.recentEdits, apply });
  const told = new Map<string, (pages: number) => void>();
  let untold: readonly Change[] = [];
  let log: ChangeLog | undefined;
  /** Run id of the Valkey or Redis server. A new id means a restart, so edits may be lost. */
  let server: string | undefined;
  let follows = false;
  const writer = redisConnection({
    url,
    onError,
    onReady: () => void tellLater(),
    patienceMs,
    probe: hearts.beat,
  });
  const reader = redisConnection({
    url,
    // The writer already reports that the server is unreachable.
    onError: () => (follows = false),
    onReady: () => void follow(),
    patienceMs: 2 * OPEN_MS,
  });

  function note(known: ChangeLog, [id, [, text]]: StreamEntry): ToldChange {
    // An unreadable entry counts as an edit of everything.
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

  /**
   * Whether the stream may have dropped edits after a position. The sign of this is that the edit at the position is
   * missing, too.
   */
  const hasDropped = (position: Position) =>
    reader.ask(async (redis) =>
      position === START
        ? (await redis.xlen(STREAM)) >= KEPT
        : (await redis.xrange(STREAM, position, position)).length === 0,
    );

  /** Returns the server's run id, which changes with each restart. Empty if the server does not report it. */
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

  /** Announces the edits that this replica could not announce while the stream was unreachable. */
  async function tellLater(): Promise<void> {
    for (let next = untold[0]; next; next = untold[0]) {
      if ((await tell(next, randomUUID())) === undefined) return;
      untold = untold.slice(1);
    }
  }

  const isShared = () => follows && untold.length === 0 && writer.problem() === undefined;

  let beating = false;
  /** Checks that the stream takes edits. If it does not, looks for edits in the CMS. */
  async function beat(): Promise<void> {
    if (beating) return;
    beating = true;
    await writer.check();
    if (isShared()) missed?.end();
    else await missed?.look();
    beating = false;
  }
  const timer = setInterval(() => void beat(), beatMs).unref();

  return {
    log: () => (isShared() ? log : undefined),
    problem: writer.check,
    differences: () => hearts.differences(writer.ask),
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
      clearInterval(timer);
      follows = false;
      reader.close();
      writer.close();
    },
  };
}
