import { countOutbox } from '@skein/services/outbox';
import { openStorage } from '@skein/services/storage';
import { setTimeout as wait } from 'node:timers/promises';
import { editTitle } from '../bench/edit-title.ts';
import { requestsPerSecond } from '../bench/load.ts';
import { visitor } from '../bench/outages.ts';
import { quantile } from '../bench/quantile.ts';
import { most, none, told, type Row } from '../bench/row.ts';
import { until, untilShown } from '../bench/until.ts';
import { alerts } from './alerts.ts';
import { at95, not } from '../bench/answers.ts';
import { ATTACKS } from './attacks.ts';
import { FAULTS, rollouts, type Fault } from './faults.ts';
import type { Topology } from './processes.ts';
import { during, PATHS, PATIENCE_MS, type Traffic } from './traffic.ts';

const EDITS = 20;
const EDIT_LIMIT_S = 1;

/**
 * Measures the time until all replicas show an edit, in seconds. The webhook reaches only one replica. Half of
 * the edits change a page; the other half change the page frame.
 */
async function edits({ cms, replicas }: Topology): Promise<Row[]> {
  const seconds: number[] = [];
  for (let index = 0; index < EDITS; index += 1) {
    const title = `Edit ${index} at ${process.pid}`;
    await editTitle(`http://127.0.0.1:${cms.port}`, index % 2 === 0 ? 'page-home' : 'footer-help', title);
    const published = performance.now();
    const shown = await Promise.all(replicas.map(({ origin }) => untilShown(`${origin}/`, title)));
    seconds.push((Math.max(...shown) - published) / 1000);
  }
  return [
    most(`${EDITS} edits, until all replicas show each: p50`, quantile(seconds, 0.5), undefined, 's', 2),
    most('the slowest', Math.max(...seconds), EDIT_LIMIT_S, 's', 2),
  ];
}

const taken = ({ forms }: Pick<Traffic, 'forms'>) => forms.filter(({ status }) => status === 303).length;

const rows = (what: string, { pages, files, forms }: Traffic): Row[] => [
  none(`${what}: pages other than 200, of ${pages.length}`, not(pages, 200)),
  none(`${what}: scripts, fonts and pictures other than 200, of ${files.length}`, not(files, 200)),
  none(`${what}: forms neither taken nor put off, of ${forms.length}`, not(forms, 303, 503)),
  none(`${what}: errors without our words`, [...pages, ...forms].filter(({ bare }) => bare).length),
  told(`${what}: pages, p95`, at95(pages)),
  told(`${what}: forms taken`, String(taken({ forms }))),
];

const HELD_MS = 4000;
/**
 * How long the trial waits for the delivery of all leads, in ms. After a crash, another process must first take over
 * the deliveries and retry them.
 */
const DRAIN_MS = 120_000;

async function faults(topology: Topology, chosen: readonly Fault[]): Promise<Row[]> {
  const found: Row[] = [];
  // One visitor sends all posts, each with other values, so that no post is a repetition of another.
  using guest = visitor(topology.proxy.origin, '/', { patienceMs: PATIENCE_MS });
  let acknowledged = 0;
  for (const { what, begin, end, lastsMs = HELD_MS } of chosen) {
    console.log(what);
    const traffic = await during(topology, guest, async () => {
      await begin(topology);
      await wait(lastsMs);
      await end(topology);
    });
    acknowledged += taken(traffic);
    found.push(...rows(what, traffic));
  }
  return [...found, ...(await promises(topology, acknowledged))];
}

/**
 * Checks that no accepted form is lost: the database must have each form once, and the receiver must have got each form
 * with its id.
 */
async function promises({ postgres, receiver }: Topology, acknowledged: number): Promise<Row[]> {
  const storage = await openStorage({ dataDir: '', databaseUrl: postgres.url });
  await until(async () => (await countOutbox(storage)).queued === 0, DRAIN_MS);
  const stored = await storage.db
    .selectFrom('submissions')
    .select(['id', 'idempotency_key as key'])
    .execute();
  await storage.close();
  const ids = new Set(stored.map(({ id }) => id));
  const delivered = new Set(receiver.delivered);
  return [
    none(`of ${acknowledged} posts that were taken, lost`, Math.max(0, acknowledged - stored.length)),
    none('stored twice', stored.length - new Set(stored.map(({ key }) => key)).size),
    none('not delivered', [...ids].filter((id) => !delivered.has(id)).length),
    none('delivered under another id', [...delivered].filter((id) => !ids.has(id)).length),
    none('deliveries with a wrong signature', receiver.forged()),
    told('deliveries that were repeated', String(receiver.delivered.length - delivered.size)),
  ];
}

/** Measures the rate of pages from memory: of one replica, and of all replicas together. */
async function throughput({ replicas }: Topology): Promise<Row[]> {
  const [first] = replicas;
  const one = await requestsPerSecond(`${first?.origin}/`);
  const all = await Promise.all(replicas.map(({ origin }) => requestsPerSecond(`${origin}/`)));
  const sum = all.reduce((total, each) => total + each, 0);
  return [
    told('home from memory, one replica', `${one.toFixed(0)}/s`),
    told(`home from memory, ${replicas.length} replicas on this machine`, `${sum.toFixed(0)}/s`),
    told('of one', `${(sum / one).toFixed(2)} ×`),
    told('memory of a replica', replicas.map(({ memoryMb }) => `${memoryMb().toFixed(0)} MB`).join(', ')),
  ];
}

export interface TrialOptions {
  /** Folder with another build, for a rollout. */
  readonly other?: string | undefined;
  /** Parts of the names of the tests to run. Default: all tests. */
  readonly only?: readonly string[] | undefined;
}

/** Runs the tests of a site with several replicas, and returns their results. */
export async function trial(topology: Topology, { other, only = [''] }: TrialOptions): Promise<Row[]> {
  const isChosen = ({ what }: { readonly what: string }) => only.some((part) => what.includes(part));
  const parts = [
    { what: `${EDITS} edits`, run: edits },
    ...ATTACKS,
    { what: 'throughput', run: throughput },
    { what: 'alerts', run: alerts },
  ];
  for (const { origin } of topology.replicas) for (const path of PATHS) await fetch(origin + path);
  const found: Row[] = [];
  const chosen = [...FAULTS, ...(other === undefined ? [] : rollouts(other))].filter(isChosen);
  if (chosen.length > 0) found.push(...(await faults(topology, chosen)));
  for (const { what, run } of parts.filter(isChosen)) {
    console.log(what);
    const failed = (error: unknown): Row[] => {
      console.error(error);
      return [{ what, figure: 'failed', limit: '', ok: false }];
    };
    found.push(...(await run(topology, other).catch(failed)));
  }
  return found;
}
