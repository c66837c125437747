import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { none, told, type Row } from '../bench/row.ts';
import { askedFigures, declaredFigures, PROMETHEUS_FOLDER } from './figure-names.ts';
import type { Topology } from './processes.ts';
import { findPrometheus, promtool, startPrometheus } from './prometheus.ts';

/** Interval at which Prometheus reads figures, and after which an alert fires. */
const SOON = '1s';
/** Longer than Prometheus needs to read figures and evaluate rules twice on a busy machine, ms. */
const LIMIT_MS = 60_000;

/**
 * Writes the operators' Prometheus files with the targets of this topology and shorter intervals. Everything
 * else is as delivered.
 */
function writeTrialFiles(folder: string, { replicas, metricsToken }: Topology): void {
  const read = (name: string) => readFileSync(join(PROMETHEUS_FOLDER, name), 'utf8');
  const targets = replicas.map(({ port }) => `127.0.0.1:${port}`).join(', ');
  const config = read('prometheus.yml')
    .replace('site:3000', targets)
    .replace(/^ +- targets: \[services.*\n/m, '');
  writeFileSync(join(folder, 'prometheus.yml'), config.replaceAll(/_interval: \w+/g, `_interval: ${SOON}`));
  writeFileSync(join(folder, 'alerts.yml'), read('alerts.yml').replaceAll(/\bfor: \w+/g, `for: ${SOON}`));
  writeFileSync(join(folder, 'metrics-token'), metricsToken);
}

/** Returns whether `holds` becomes true before the limit. */
async function comes(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return true;
    await wait(200);
  }
  return false;
}

const must = (what: string, ok: boolean): Row => ({ what, figure: ok ? 'yes' : 'no', limit: 'yes', ok });

/**
 * Returns the names of figures that alerts or the dashboard use, but a replica does not report. Without the
 * token a replica reports none.
 */
async function untold({ replicas, metricsToken }: Topology): Promise<readonly string[]> {
  const address = `${replicas[0]?.origin}/metrics`;
  const { status } = await fetch(address);
  if (status !== 401) throw new Error(`${address} answers ${status} without the token`);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${metricsToken}` } });
  const declared = declaredFigures(await answer.text());
  return [...askedFigures()].filter((name) => !declared.has(name));
}

/**
 * Tests the operators' files with a real Prometheus: alerts are silent without a fault, and fire when a part
 * stops.
 */
export async function alerts(topology: Topology): Promise<Row[]> {
  const unknown = none(
    'figures of alerts and dashboard that a replica does not tell',
    (await untold(topology)).length,
  );
  const bin = findPrometheus();
  if (bin === undefined) return [unknown, told('alerts', 'Prometheus is not installed')];
  promtool(bin, PROMETHEUS_FOLDER, 'check', 'rules', 'alerts.yml');
  promtool(bin, PROMETHEUS_FOLDER, 'test', 'rules', 'alerts.test.yml');
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-alerts-'));
  writeTrialFiles(temporary.path, topology);
  promtool(bin, temporary.path, 'check', 'config', 'prometheus.yml');
  await using prometheus = await startPrometheus(bin, temporary.path);
  const { postgres, replicas } = topology;
  const fires = (name: string) => comes(async () => (await prometheus.firing()).includes(name));
  const read = await comes(async () => (await prometheus.values('sum(up{job="skein"}) == 3')).length > 0);
  const early = await prometheus.firing();
  await postgres.kill();
  const database = await fires('SkeinDatabaseAway');
  await postgres.start();
  await replicas[0]?.kill();
  const down = await fires('SkeinDown');
  await replicas[0]?.start();
  return [
    unknown,
    must('Prometheus reads all replicas', read),
    none(`alerts while all is well ${early.join(', ')}`.trim(), early.length),
    must('SkeinDatabaseAway fires when Postgres is killed', database),
    must('SkeinDown fires when a replica is killed', down),
  ];
}
