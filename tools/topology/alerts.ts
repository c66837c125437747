import { smallDisk } from '@skein/http/testing';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitor } from '../bench/outages.ts';
import { must, none, told, type Row } from '../bench/row.ts';
import { until } from '../bench/until.ts';
import { siteReplica, type Restartable } from '../commands/serve.ts';
import { askedFigures, declaredFigures, PROMETHEUS_FOLDER } from './figure-names.ts';
import type { Topology } from './processes.ts';
import { findPrometheus, promtool, startPrometheus } from './prometheus.ts';
import { refusals } from './refusals.ts';

/** How often Prometheus reads metrics, and how long a problem must last before its alert fires. */
const SOON = '1s';
/** Size of the disk that is filled, in MB. */
const DISK_MB = 256;
/** Time limit of `comes`, in ms. Even on a busy machine, Prometheus evaluates its rules twice in this time. */
const LIMIT_MS = 60_000;

/**
 * Copies the operator's Prometheus files. In the copies, Prometheus reads the metrics of this topology's
 * replicas, and the intervals are shorter.
 */
function writeTrialFiles(folder: string, { metricsToken }: Topology, replicas: readonly Restartable[]): void {
  const read = (name: string) => readFileSync(join(PROMETHEUS_FOLDER, name), 'utf8');
  const targets = replicas.map(({ port }) => `127.0.0.1:${port}`).join(', ');
  const config = read('prometheus.yml').replace(/\[site-.*\]/, `[${targets}]`);
  writeFileSync(join(folder, 'prometheus.yml'), config.replaceAll(/_interval: \w+/g, `_interval: ${SOON}`));
  writeFileSync(join(folder, 'alerts.yml'), read('alerts.yml').replaceAll(/\bfor: \w+/g, `for: ${SOON}`));
  writeFileSync(join(folder, 'metrics-token'), metricsToken);
}

const comes = (holds: () => Promise<boolean>) => until(() => holds().catch(() => false), LIMIT_MS);

/**
 * Returns the names of metrics that alerts or the dashboard use, but that a replica does not report. Also
 * checks that a request without the token gets no metrics.
 */
async function untold({ replicas, metricsToken }: Topology): Promise<readonly string[]> {
  const address = `${replicas[0]?.origin}/metrics`;
  const { status } = await fetch(address);
  if (status !== 401) throw new Error(`${address} answers ${status} without the token`);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${metricsToken}` } });
  const declared = declaredFigures(await answer.text());
  return [...askedFigures()].filter((name) => !declared.has(name));
}

/** A fault, and the alert that must fire for it. */
interface Case {
  readonly alert: string;
  readonly when: string;
  /** Causes the fault. @returns a function that ends the fault */
  readonly begin: () => Promise<() => unknown>;
}

/**
 * How many times the test sends a form that fails, or a webhook that the site refuses. One failure alone must not fire
 * an alert.
 */
const TIMES = 3;

/**
 * Returns faults in which Postgres or the cache refuses writes but answers reads, and faults in which replicas refuse
 * requests.
 */
function refusing({ postgres, cache, replicas, env }: Topology, folder: string): readonly Case[] {
  const origin = replicas[0]?.origin ?? '';
  return [
    {
      alert: 'SkeinDatabaseAway',
      when: 'Postgres is read-only',
      async begin() {
        await postgres.refuse();
        return postgres.accept;
      },
    },
    {
      alert: 'SkeinRouteFails',
      when: 'forms fail',
      async begin() {
        await postgres.refuse();
        using guest = visitor(origin, '/');
        for (let time = 0; time < TIMES; time += 1) await guest.form();
        return postgres.accept;
      },
    },
    {
      alert: 'SkeinFormsRefused',
      when: 'forms are refused',
      async begin() {
        for (let time = 0; time < 2 * TIMES; time += 1)
          await fetch(`${origin}/address-forms`, {
            method: 'POST',
            headers: { 'sec-fetch-site': 'cross-site' },
            body: new URLSearchParams({ email: 'sam@example.com' }),
          });
        return () => undefined;
      },
    },
    {
      alert: 'SkeinCacheAway',
      when: 'Valkey refuses writes',
      async begin() {
        await cache.refuse('OOM');
        return cache.accept;
      },
    },
    {
      alert: 'SkeinWebhookRefused',
      when: 'the webhook is refused',
      async begin() {
        for (let time = 0; time < TIMES; time += 1)
          await fetch(`${origin}/webhooks/content`, { method: 'POST', body: '{}' });
        return () => undefined;
      },
    },
    {
      alert: 'SkeinSecretsDiffer',
      when: 'a replica has another INSTALLATION_SECRET',
      async begin() {
        const INSTALLATION_SECRET = 'another secret, long enough to be one';
        const odd = await siteReplica({ ...env, INSTALLATION_SECRET, DATA_DIR: join(folder, 'odd') });
        await odd.start();
        return odd.kill;
      },
    },
  ];
}

/**
 * Measures how soon edits show while the cache refuses writes. Then tests the operator's alert rules with a real
 * Prometheus: without a fault, no alert may fire, and each fault must fire its alert.
 */
export async function alerts(topology: Topology): Promise<Row[]> {
  const unknown = none(
    'figures of alerts and dashboard that a replica does not tell',
    (await untold(topology)).length,
  );
  const bin = findPrometheus();
  const rows = [unknown, ...(await refusals(topology))];
  if (bin === undefined) return [...rows, told('alerts', 'Prometheus is not installed')];
  promtool(bin, PROMETHEUS_FOLDER, 'check', 'rules', 'alerts.yml');
  promtool(bin, PROMETHEUS_FOLDER, 'test', 'rules', 'alerts.test.yml');
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-alerts-'));
  const { postgres, replicas, env } = topology;
  const disk = smallDisk(DISK_MB);
  const onDisk = disk && (await siteReplica({ ...env, DATA_DIR: disk.folder }));
  await onDisk?.start();
  const read = onDisk ? [...replicas, onDisk] : replicas;
  writeTrialFiles(temporary.path, topology, read);
  promtool(bin, temporary.path, 'check', 'config', 'prometheus.yml');
  await using prometheus = await startPrometheus(bin, temporary.path);
  const fires = (name: string) => comes(async () => (await prometheus.firing()).includes(name));
  const isRead = await comes(
    async () => (await prometheus.values(`sum(up{job="skein"}) == ${read.length}`)).length > 0,
  );
  const early = await prometheus.firing();
  const fired: Row[] = [];
  for (const { alert, when, begin } of refusing(topology, temporary.path)) {
    const end = await begin();
    fired.push(must(`${alert} fires when ${when}`, await fires(alert)));
    await end();
  }
  if (disk) {
    writeFileSync(join(disk.folder, 'network-status.json'), '{');
    const degraded = await fires('SkeinPartDegraded');
    disk.fill();
    fired.push(
      must('SkeinPartDegraded fires when the incidents cannot be read', degraded),
      must('SkeinDisk fires when a disk is full', await fires('SkeinDisk')),
    );
  } else fired.push(told('SkeinPartDegraded and SkeinDisk', 'this user may not mount a disk'));
  await onDisk?.kill();
  disk?.remove();
  await comes(async () => !(await prometheus.firing()).includes('SkeinDatabaseAway'));
  await postgres.kill();
  const database = await fires('SkeinDatabaseAway');
  await postgres.start();
  await replicas[0]?.kill();
  const down = await comes(
    async () =>
      (
        await prometheus.values(
          `ALERTS{alertname="SkeinDown",alertstate="firing",instance="127.0.0.1:${replicas[0]?.port}"}`,
        )
      ).length > 0,
  );
  await replicas[0]?.start();
  return [
    ...rows,
    must('Prometheus reads all replicas', isRead),
    none(`alerts while all is well ${early.join(', ')}`.trim(), early.length),
    ...fired,
    must('SkeinDatabaseAway fires when Postgres is killed', database),
    must('SkeinDown fires when a replica is killed', down),
  ];
}
