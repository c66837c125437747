import { countOutbox } from '@skein/services/outbox';
import { findPostgres, openStorage, startTemporaryPostgres, type Storage } from '@skein/services/storage';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API, restartable, type Restartable } from '../commands/serve.ts';
import { quantile } from '../bench/quantile.ts';
import { startReceiver } from './receiver.ts';
import type { SoakOptions } from './soak.ts';
import { judge, type Kept } from './verdict.ts';
import { sendVisitors } from './visitors.ts';

/** Longer than the lease of a process that died, and the retries after that. */
const DRAIN_TIMEOUT_MS = 120_000;
/** The services want content; this is the least there can be. */
const EMPTY_EXPORT = {
  contentTypes: [],
  entries: [],
  assets: [],
  locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
};

/** A database for one run. @returns undefined when there is none of this kind */
async function prepare(
  kind: SoakOptions['databases'][number],
): Promise<{ url?: string; name: string; stop(): Promise<void> } | undefined> {
  if (kind === 'sqlite') return { name: 'SQLite', stop: async () => undefined };
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, name: 'Postgres (DATABASE_URL)', stop: async () => undefined };
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  return { name: 'Postgres (temporary)', ...(await startTemporaryPostgres(bin)) };
}

/** Kills processes in turn, spread over the run, and starts each again at once. */
async function killNowAndThen(
  processes: readonly Restartable[],
  { seconds, kills }: SoakOptions,
): Promise<void> {
  for (let index = 0; index < kills; index += 1) {
    await wait((seconds * 1000) / (kills + 1));
    const victim = processes[index % processes.length];
    await victim?.kill();
    await victim?.start();
  }
}

async function drained(storage: Storage): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < DRAIN_TIMEOUT_MS) {
    if ((await countOutbox(storage)).queued === 0) break;
    await wait(250);
  }
  return (performance.now() - begun) / 1000;
}

/** One soak on one database. @returns undefined when there is none of this kind */
export async function runSoak(kind: SoakOptions['databases'][number], options: SoakOptions) {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'skein-soak-'));
  const folder = temporary.path;
  const database = await prepare(kind);
  if (!database) return undefined;
  await using ends = new AsyncDisposableStack();
  ends.defer(database.stop);
  const exportFile = path.join(folder, 'export.json');
  writeFileSync(exportFile, JSON.stringify(EMPTY_EXPORT));
  const secret = randomBytes(16).toString('hex');
  using receiver = await startReceiver(secret);
  const begunMs = Date.now();
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    CONTENT_EXPORT: exportFile,
    RATE_LIMIT: 'off',
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: secret,
    DATABASE_URL: database.url ?? '',
  };
  const processes: Restartable[] = [];
  for (let index = 0; index < options.processes; index += 1)
    processes.push(ends.use(await restartable(() => API, env)));
  await Promise.all(processes.map((one) => one.start()));
  const ports = processes.map(({ port }) => port);
  // The first visitor of an installation waits for the demo addresses; that is not what is measured.
  const first = await sendVisitors({ dataDir: folder, ports, rate: 1, seconds: 1 });

  const killing = killNowAndThen(processes, options);
  const { sent, answerTimesMs, retries, wrongAnswers } = await sendVisitors({
    ...options,
    dataDir: folder,
    ports,
  });
  await killing;

  const storage = await openStorage({ dataDir: folder, databaseUrl: database.url });
  const drainSeconds = await drained(storage);
  const codes = await Promise.all(processes.map((one) => one.end()));
  const rows = await storage.db
    .selectFrom('submissions')
    .select(['id', 'idempotency_key as key'])
    .where('created_at', '>=', begunMs)
    .execute();
  const counts = await countOutbox(storage);
  await storage.close();

  const ofRun = (all: readonly Kept[]) => all.filter(({ key }) => first.sent.every((one) => one.key !== key));
  const verdict = judge(sent, ofRun(rows), ofRun(receiver.delivered));
  const problems = [
    ...new Set(wrongAnswers),
    ...(receiver.forged() > 0 ? [`${receiver.forged()} deliveries with a wrong signature`] : []),
    ...(counts.queued + counts.dead > 0
      ? [`${counts.queued} queued and ${counts.dead} dead in the outbox`]
      : []),
    ...(codes.some((code) => code !== 0) ? [`a process ended with ${codes.join(', ')}`] : []),
    ...(verdict.sent > verdict.acknowledged ? [`${verdict.sent - verdict.acknowledged} gave up`] : []),
  ];
  return {
    database: database.name,
    kills: options.kills,
    ...verdict,
    retries,
    medianMs: Math.round(quantile(answerTimesMs, 0.5)),
    p99Ms: Math.round(quantile(answerTimesMs, 0.99)),
    /** From the last answer until everything was delivered. */
    drainSeconds: Math.round(drainSeconds),
    problems,
    ok: verdict.ok && problems.length === 0,
  };
}
