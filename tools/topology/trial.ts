import { countOutbox } from '@skein/services/outbox';
import { openStorage } from '@skein/services/storage';
import { setTimeout as wait } from 'node:timers/promises';
import { asker, type Answer } from '../bench/ask.ts';
import { editTitle } from '../bench/edit-title.ts';
import { requestsPerSecond } from '../bench/load.ts';
import { visitor, type Visitor } from '../bench/outages.ts';
import { quantile } from '../bench/quantile.ts';
import { most, none, told, type Row } from '../bench/row.ts';
import { alerts } from './alerts.ts';
import type { Topology } from './processes.ts';

const EDITS = 20;
const EDIT_LIMIT_S = 1;
const LOOK_EVERY_MS = 10;
const EDIT_PATIENCE_MS = 20_000;
const RATE = 50;
const PATHS = ['/', '/plans', '/support', '/intl/es', '/intl/es/plans', '/business', '/cities', '/wifi'];
const FORM_EVERY = 10;

async function untilShown(origin: string, text: string): Promise<number> {
  const patience = performance.now() + EDIT_PATIENCE_MS;
  while (performance.now() < patience) {
    if ((await (await fetch(origin)).text()).includes(text)) break;
    await wait(LOOK_EVERY_MS);
  }
  return performance.now();
}

/**
 * Measures the time until all replicas show an edit, s; the webhook reaches one of them. Half of the edits
 * change a page, half the frame around all pages.
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

interface Traffic {
  readonly pages: readonly Answer[];
  readonly forms: readonly Answer[];
}

/** Simulates visitors of pages and of a form, at a steady rate, while something happens. */
async function during({ proxy }: Topology, guest: Visitor, happening: () => Promise<void>): Promise<Traffic> {
  using visitors = asker(proxy.origin);
  const { ask } = visitors;
  const pages: Promise<Answer>[] = [];
  const forms: Promise<Answer>[] = [];
  let over = false;
  const traffic = (async () => {
    for (let index = 0; !over; index += 1) {
      const path = PATHS[index % PATHS.length] ?? '/';
      pages.push(
        ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' }, patienceMs: 20_000 }),
      );
      if (index % FORM_EVERY === 0) forms.push(guest.form());
      await wait(1000 / RATE);
    }
  })();
  await wait(1000);
  await happening();
  await wait(1500);
  over = true;
  await traffic;
  return { pages: await Promise.all(pages), forms: await Promise.all(forms) };
}

const not = (answers: readonly Answer[], ...statuses: readonly number[]) =>
  answers.filter(({ status }) => !statuses.includes(status)).length;
const taken = ({ forms }: Traffic) => forms.filter(({ status }) => status === 303).length;
const p95 = (answers: readonly Answer[]) =>
  `${quantile(
    answers.map(({ ms }) => ms),
    0.95,
  ).toFixed(0)} ms`;

const rows = (what: string, traffic: Traffic): Row[] => [
  none(`${what}: pages other than 200, of ${traffic.pages.length}`, not(traffic.pages, 200)),
  none(`${what}: forms neither taken nor put off, of ${traffic.forms.length}`, not(traffic.forms, 303, 503)),
  told(`${what}: pages, p95`, p95(traffic.pages)),
  told(`${what}: forms taken`, String(taken(traffic))),
];

const HELD_MS = 4000;
/**
 * Longest time until all deliveries have arrived: longer than the lease of a dead process and the retries
 * after it, ms.
 */
const DRAIN_MS = 120_000;

/** Measures what happens when parts fail, each under load. */
async function faults(topology: Topology, other: string | undefined): Promise<Row[]> {
  const { replicas, cache, postgres } = topology;
  const happenings: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'a replica killed, and started',
      async () => {
        await replicas[1]?.kill();
        await wait(2000);
        await replicas[1]?.start();
      },
    ],
    [
      'a replica ended as by a deploy, and started',
      async () => {
        await replicas[2]?.end();
        await replicas[2]?.start();
      },
    ],
    [
      'Valkey killed, and back',
      async () => {
        await cache.kill();
        await wait(HELD_MS);
        await cache.start();
      },
    ],
    [
      'Valkey frozen, and back',
      async () => {
        cache.freeze();
        await wait(HELD_MS);
        cache.thaw();
      },
    ],
    [
      'Postgres killed, and back',
      async () => {
        await postgres.kill();
        await wait(HELD_MS);
        await postgres.start();
      },
    ],
    [
      'Postgres frozen, and back',
      async () => {
        postgres.freeze();
        await wait(HELD_MS);
        postgres.thaw();
      },
    ],
    ...(other === undefined
      ? []
      : ([
          ['another build, replica by replica', () => roll(topology, other)],
          ['and back', () => roll(topology)],
        ] as const)),
  ];
  const found: Row[] = [];
  // One, so that no two posts are the same.
  using guest = visitor(topology.proxy.origin, '/');
  let acknowledged = 0;
  for (const [what, happening] of happenings) {
    console.log(what);
    const traffic = await during(topology, guest, happening);
    acknowledged += taken(traffic);
    found.push(...rows(what, traffic));
  }
  return [...found, ...(await promises(topology, acknowledged))];
}

/** Checks that every accepted post is in the database once, and reaches the receiver under its id there. */
async function promises({ postgres, receiver }: Topology, acknowledged: number): Promise<Row[]> {
  const storage = await openStorage({ dataDir: '', databaseUrl: postgres.url });
  const end = performance.now() + DRAIN_MS;
  while ((await countOutbox(storage)).queued > 0 && performance.now() < end) await wait(250);
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

async function roll({ replicas }: Topology, home?: string): Promise<void> {
  for (const replica of replicas) {
    await replica.end();
    await replica.start(home);
    await wait(500);
  }
}

/** Measures pages from memory: from one replica, and from all at once. */
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

/** @param other a checkout with another build, which replaces this build for a while */
export async function trial(topology: Topology, other?: string): Promise<Row[]> {
  for (const { origin } of topology.replicas) for (const path of PATHS) await fetch(origin + path);
  console.log(`${EDITS} edits`);
  const edited = await edits(topology);
  return [
    ...edited,
    ...(await faults(topology, other)),
    ...(await throughput(topology)),
    ...(await alerts(topology)),
  ];
}
