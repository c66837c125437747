import { countOutbox, listOutbox, retryRows, type OutboxLine } from '@skein/services/outbox';
import {
  openStorage,
  saveFiles,
  StorageError,
  type OutboxState,
  type Storage,
} from '@skein/services/storage';

/** `npm run outbox`: shows the deliveries to LEADS_WEBHOOK_URL that wait, and those that failed for good. */
const USAGE = [
  'npm run outbox                    how many are queued, delivered, dead',
  'npm run outbox -- list            what is queued, the oldest first',
  'npm run outbox -- dead            what was given up',
  'npm run outbox -- files <id> <folder>   writes the files of an application there',
  'npm run outbox -- retry <id> …    puts these back in line',
  'npm run outbox -- retry --all     puts back everything that was given up',
].join('\n');

const LINES_MAX = 100;

const lineOf = ({ id, kind, attempts, createdAtMs, nextAttemptAtMs, state, error }: OutboxLine): string =>
  [
    id,
    kind.padEnd(14),
    new Date(createdAtMs).toISOString(),
    `${attempts} tries`.padStart(9),
    state === 'queued' ? `next ${new Date(nextAttemptAtMs).toISOString()}` : '',
    error ?? '',
  ]
    .join('  ')
    .trimEnd();

async function list(storage: Storage, state: OutboxState): Promise<void> {
  const lines = await listOutbox(storage, state, LINES_MAX);
  const count = (await countOutbox(storage))[state];
  for (const line of lines) console.log(lineOf(line));
  if (count > lines.length) console.log(`… and ${count - lines.length} more`);
  if (count === 0) console.log(`nothing is ${state}`);
}

/** @returns whether the command is known */
async function run(storage: Storage, [command, ...rest]: readonly string[]): Promise<boolean> {
  switch (command) {
    case undefined: {
      for (const [state, count] of Object.entries(await countOutbox(storage)))
        console.log(`${state.padEnd(10)}${String(count).padStart(8)}`);
      return true;
    }
    case 'list':
      await list(storage, 'queued');
      return true;
    case 'dead':
      await list(storage, 'dead');
      return true;
    case 'files': {
      const [id, folder] = rest;
      if (id === undefined || folder === undefined) return false;
      const saved = await saveFiles(storage, id, folder);
      for (const file of saved ?? ['there is no such application']) console.log(file);
      return true;
    }
    case 'retry': {
      if (rest.length === 0) return false;
      const count = await retryRows(storage, Date.now(), rest.includes('--all') ? undefined : rest);
      console.log(`${count} back in line; a running server delivers within a second or so`);
      return true;
    }
    default:
      return false;
  }
}

try {
  const storage = await openStorage({
    dataDir: process.env['DATA_DIR'] || '.data',
    databaseUrl: process.env['DATABASE_URL'] || undefined,
  });
  const understood = await run(storage, process.argv.slice(2));
  await storage.close();
  if (!understood) {
    console.error(USAGE);
    process.exit(2);
  }
} catch (error) {
  console.error(error instanceof StorageError ? error.message : error);
  process.exit(1);
}
