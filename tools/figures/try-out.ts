import { startTemporaryPostgres } from '@skein/services/storage';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API, LIKE_PRODUCTION, serve, serveSite, type Served } from '../commands/serve.ts';
import { askedFigures, declaredFigures } from './figure-names.ts';
import { promtool, startPrometheus } from './prometheus.ts';
import { writeTrialFiles } from './trial-files.ts';

/** Longer than two looks of Prometheus and two of the rules take, on a busy machine. */
const LIMIT_MS = 60_000;

/** Waits until something holds. @returns seconds. @throws when it does not come to that */
async function until(what: string, holds: () => Promise<boolean>): Promise<string> {
  const begun = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begun > LIMIT_MS) throw new Error(`It never came to this: ${what}`);
    await wait(200);
  }
  const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`${what} (${seconds})`);
  return seconds;
}

/** Nobody reads the figures without the token, and all that alerts and dashboard ask for is there. */
async function checkFigures(processes: readonly Served[], token: string): Promise<void> {
  const declared = new Set<string>();
  for (const { port } of processes) {
    const origin = `http://127.0.0.1:${port}`;
    const { status } = await fetch(`${origin}/metrics`);
    if (status !== 401) throw new Error(`${origin}/metrics answers ${status} without the token`);
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    for (const name of declaredFigures(await answer.text())) declared.add(name);
  }
  const unknown = [...askedFigures()].filter((name) => !declared.has(name));
  if (unknown.length > 0) throw new Error(`No process tells ${unknown.join(', ')}`);
  console.log(`Alerts and dashboard ask for ${askedFigures().size} figures, and all are told`);
}

/** @param prometheus folder of its programs @param postgres the same */
export async function tryOut(prometheus: string, postgres: string): Promise<void> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-figures-'));
  const folder = temporary.path;
  const database = await startTemporaryPostgres(postgres, { durable: false });
  await using ends = new AsyncDisposableStack();
  ends.defer(database.stop);
  const token = randomBytes(16).toString('hex');
  const shared = { ...LIKE_PRODUCTION, METRICS_TOKEN: token, RELEASE: 'trial', LOG_LEVEL: 'silent' };
  await using services = await serve(API, {
    ...shared,
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
  });
  await using site = await serveSite({ ...shared, SERVICES_URL: `http://127.0.0.1:${services.port}` });

  writeTrialFiles(folder, { targets: [`127.0.0.1:${site.port}`, `127.0.0.1:${services.port}`], token });
  promtool(prometheus, folder, 'check', 'config', 'prometheus.yml');
  await using watcher = await startPrometheus(prometheus, folder);
  const holds = (expression: string) => async () => (await watcher.values(expression)).length > 0;

  await until('Prometheus reads both processes', holds('sum(up{job="skein"}) == 2')).catch(
    async (error: unknown) => {
      throw new Error((await watcher.troubles()).join('\n'), { cause: error });
    },
  );
  for (let visit = 0; visit < 10; visit += 1) await fetch(site.origin);
  await until('it has counted pages', holds('sum(skein_http_requests_total{route="page",cache="hit"}) >= 8'));
  await until('the database is up', holds('skein_database_up == 1'));
  await checkFigures([site, services], token);
  const early = await watcher.firing();
  if (early.length > 0) throw new Error(`Though all is well, these fire: ${early.join(', ')}`);

  await database.stop();
  const fires = (name: string) => async () => (await watcher.firing()).includes(name);
  await until('Postgres is stopped, and SkeinDatabaseAway fires', fires('SkeinDatabaseAway'));
  await services.stop();
  await until('the services are killed, and SkeinDown fires', fires('SkeinDown'));
}
