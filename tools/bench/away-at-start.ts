import { findPostgres, startTemporaryPostgres } from '@skein/services/storage';
import { mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/free-port.ts';
import { not } from './answers.ts';
import { measure, visitor, type OutageRow } from './outages.ts';
import { picturesOf } from './pictures-of.ts';
import { must, type Row } from './row.ts';
import { until } from './until.ts';
import { startSite } from '../commands/serve.ts';

const AWAY = 'Postgres and Valkey away at start';
const THERE = 'Postgres there again';
const COLD = {
  [AWAY]: ['/cities', '/careers', '/quiz', '/about'],
  [THERE]: ['/intl/es/cities', '/intl/es/careers', '/intl/es/quiz', '/intl/es/about'],
};
/** After the database has started, the site must accept forms within this time, in ms. */
const BACK_MS = 10_000;

/**
 * Starts the site without its database and cache, and measures its answers. Then starts the database, and
 * measures again.
 */
export async function benchAwayAtStart(): Promise<OutageRow[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-away-'));
  const sockets = join(folder.path, 'sockets');
  console.timeLog('bench', AWAY);
  await using site = await startSite({
    DATABASE_URL: `postgresql://skein@localhost/postgres?host=${encodeURIComponent(sockets)}`,
    CACHE_URL: `redis://127.0.0.1:${await freePort()}`,
    RATE_LIMIT: 'on',
  });
  const [picture = ''] = await picturesOf(site.origin, 'mimetype_group=image');
  using guest = visitor(site.origin, picture);
  const rows: OutageRow[] = [];
  rows.push(await measure(AWAY, guest, COLD[AWAY]));
  const bin = findPostgres();
  if (bin === undefined) {
    console.timeLog(
      'bench',
      'Postgres is not installed: whether forms are taken once it is there was not tried',
    );
    return rows;
  }
  const postgres = await startTemporaryPostgres(bin);
  try {
    symlinkSync(new URL(postgres.url).searchParams.get('host') ?? '', sockets);
    console.timeLog('bench', THERE);
    await until(async () => (await guest.script()).status === 200, BACK_MS);
    rows.push(await measure(THERE, guest, COLD[THERE]));
  } finally {
    await postgres.stop();
  }
  return rows;
}

export function awayAtStartRows(found: readonly OutageRow[]): Row[] {
  const formsOf = (what: string, status: { readonly form: number; readonly script: number }) =>
    found
      .filter((row) => row.what === what)
      .every(({ form, script }) => not(form, status.form) + not(script, status.script) === 0);
  const pages = found
    .filter(({ what }) => what === AWAY)
    .every(({ warm, cold, picture }) => not([...warm, ...cold, ...picture], 200) === 0);
  return [
    must('all pages and pictures are there though Postgres and Valkey are not', pages),
    must('forms answer 503 until Postgres is there', formsOf(AWAY, { form: 503, script: 503 })),
    must('forms are taken once it is', formsOf(THERE, { form: 303, script: 200 })),
  ];
}
