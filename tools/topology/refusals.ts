import type { RedisRefusal } from '@skein/http/testing';
import { editTitle } from '../bench/edit-title.ts';
import { most, none, type Row } from '../bench/row.ts';
import { until, untilShown } from '../bench/until.ts';
import type { Topology } from './processes.ts';

const REFUSALS: readonly RedisRefusal[] = ['READONLY', 'OOM', 'NOPERM'];
/**
 * How long an edit may take, in seconds: until the replica that gets the webhook shows it, and until all replicas
 * do.
 */
const OWN_LIMIT_S = 1;
const ALL_LIMIT_S = 5;
const PATIENCE_MS = 30_000;

/** Returns whether a replica is ready, and its report about edits that are not shared (empty if there is none). */
async function readinessOf(origin: string): Promise<{ readonly isReady: boolean; readonly problem: string }> {
  const answer = await fetch(`${origin}/readyz`);
  const { degraded = {} } = (await answer.json()) as {
    readonly degraded?: Record<string, readonly string[]>;
  };
  return { isReady: answer.ok, problem: degraded['replicas']?.join() ?? '' };
}

/**
 * Measures the time until an edit shows while Valkey or Redis answers reads and refuses writes. The edit comes as
 * soon as the refusal begins, before any replica knows of the refusal.
 */
export async function refusals({ cms, cache, replicas }: Topology): Promise<Row[]> {
  const rows: Row[] = [];
  for (const how of REFUSALS) {
    await cache.refuse(how);
    const title = `Edit under ${how} at ${process.pid}`;
    await editTitle(`http://127.0.0.1:${cms.port}`, 'page-home', title);
    const published = performance.now();
    const shown = await Promise.all(replicas.map(({ origin }) => untilShown(`${origin}/`, title)));
    const seconds = shown.map((at) => (at - published) / 1000);
    const told = await Promise.all(replicas.map(({ origin }) => readinessOf(origin)));
    await cache.accept();
    await until(async () => {
      const after = await Promise.all(replicas.map(({ origin }) => readinessOf(origin)));
      return after.every(({ problem }) => problem === '');
    }, PATIENCE_MS);
    rows.push(
      most(
        `${how}: until the replica with the webhook shows an edit`,
        Math.min(...seconds),
        OWN_LIMIT_S,
        's',
        2,
      ),
      most(`${how}: until all replicas show it`, Math.max(...seconds), ALL_LIMIT_S, 's', 2),
      none(
        `${how}: replicas that are not ready, or do not say why edits are not shared`,
        told.filter(({ isReady, problem }) => !isReady || !problem.includes(how)).length,
      ),
    );
  }
  return rows;
}
