import {
  closeRows,
  countOutbox,
  findInOutbox,
  listOutbox,
  retryRows,
  type OutboxLine,
} from '../posts/outbox/index.ts';
import { openStorage, saveFiles, StorageError, type OutboxState, type Storage } from '../storage/index.ts';

const USAGE = [
  '(nothing)             how many are queued, delivered, dead',
  'list                  what is queued, the oldest first',
  'dead                  what was given up',
  'show <id> …           what became of these',
  'files <id> <folder>   writes the files of an application there',
  'retry <id> …          delivers these now',
  'retry --all           delivers everything now that waits or was given up',
  'done <id> …           closes these, which were dealt with by hand: they are never delivered, and deleted in time',
].join('\n');

const LINES_MAX = 100;

type Say = (line: string) => void;

export interface OutboxTerminal {
  readonly say: Say;
  readonly complain: Say;
}

const lineOf = ({ id, kind, attempts, createdAtMs, nextAttemptAtMs, state, error }: OutboxLine): string =>
  [
    id,
    kind.padEnd(14),
    new Date(createdAtMs).toISOString(),
    `${attempts} ${attempts === 1 ? 'try' : 'tries'}`.padStart(9),
    state === 'queued' ? `next ${new Date(nextAttemptAtMs).toISOString()}` : state,
    error ?? '',
  ]
    .join('  ')
    .trimEnd();

async function list(storage: Storage, state: OutboxState, say: Say): Promise<void> {
  const lines = await listOutbox(storage, state, LINES_MAX);
  const count = (await countOutbox(storage))[state];
  for (const line of lines) say(lineOf(line));
  if (count > lines.length) say(`… and ${count - lines.length} more`);
  say(count === 0 ? `nothing is ${state}` : `${count} ${state}`);
}

/** Runs a command. @returns whether the command exists */
async function answer(storage: Storage, [command, ...rest]: readonly string[], say: Say): Promise<boolean> {
  switch (command) {
    case undefined: {
      for (const [state, count] of Object.entries(await countOutbox(storage)))
        say(`${state.padEnd(10)}${String(count).padStart(8)}`);
      return true;
    }
    case 'list':
      await list(storage, 'queued', say);
      return true;
    case 'dead':
      await list(storage, 'dead', say);
      return true;
    case 'show': {
      if (rest.length === 0) return false;
      const lines = await findInOutbox(storage, rest);
      for (const line of lines) say(lineOf(line));
      if (lines.length < rest.length) say(`${rest.length - lines.length} unknown, or deleted after delivery`);
      return true;
    }
    case 'files': {
      const [id, folder] = rest;
      if (id === undefined || folder === undefined) return false;
      const saved = await saveFiles(storage, id, folder);
      for (const file of saved ?? ['there is no such application']) say(file);
      return true;
    }
    case 'retry': {
      if (rest.length === 0) return false;
      const ids = rest.includes('--all') ? undefined : rest;
      const { queued, dead } = await retryRows(storage, Date.now(), ids);
      say(`${queued + dead} due now (${queued} waiting, ${dead} given up)`);
      say('a running server delivers within a second or so; list says how it went');
      return true;
    }
    case 'done': {
      if (rest.length === 0) return false;
      const closed = await closeRows(storage, Date.now(), rest);
      say(`${closed} closed`);
      if (closed < rest.length)
        say(`${rest.length - closed} unknown, delivered already, or being delivered now: show says which`);
      return true;
    }
    default:
      return false;
  }
}

/**
 * Runs an operator's command about deliveries to LEADS_WEBHOOK_URL that wait or were given up. `retry` makes such
 * deliveries due at once, `done` closes them, and most other commands list them.
 * @param variables the environment with DATA_DIR and DATABASE_URL
 * @returns the exit code
 */
export async function runOutbox(
  words: readonly string[],
  { DATA_DIR, DATABASE_URL }: Readonly<Record<string, string | undefined>>,
  { say, complain }: OutboxTerminal,
): Promise<0 | 1 | 2> {
  if (words.some((word) => word === '--help' || word === '-h')) {
    say(USAGE);
    return 0;
  }
  let storage: Storage | undefined;
  try {
    storage = await openStorage({
      dataDir: DATA_DIR || '.data',
      databaseUrl: DATABASE_URL || undefined,
      // A new, empty database in the wrong folder would suggest that nothing waits.
      create: false,
    });
    if (await answer(storage, words, say)) return 0;
    complain(USAGE);
    return 2;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    complain(error.message);
    return 1;
  } finally {
    await storage?.close();
  }
}
