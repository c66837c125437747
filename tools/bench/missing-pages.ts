import { msAt, not } from './answers.ts';
import { asker, atRate } from './ask.ts';
import { requestsPerSecond, type Load } from './load.ts';
import { median } from './quantile.ts';
import { most, none, type Row } from './row.ts';
import { LIKE_PRODUCTION, startSite, type Served } from '../commands/serve.ts';

const ROUNDS = 5;
const MS = 1000;
/**
 * Limits of the processor time per answer, for a missing page and for a page without compression. They are multiples of
 * the time for a cached page.
 */
const MOST_MISSING_RATIO = 3;
const MOST_PLAIN_RATIO = 4;

/**
 * The load while the bench measures `/healthz`: for `SECONDS`, clients request missing pages, existing pages and
 * `/healthz` at these rates per second.
 */
const MISSING_PER_SECOND = 300;
const PAGES_PER_SECOND = 200;
const SECONDS = 5;
const HEALTH_PER_SECOND = 50;
/** Limit for 99 of 100 answers of `/healthz`, in ms. A health check waits for some seconds. */
const MOST_HEALTH_MS = 200;
/** Limit of the processor time per second under these loads, in ms. */
const MOST_WORK_MS = 250;
/**
 * How many times each load runs before the bench measures. By then, the server has finished the slow, best compression
 * of the page, so this work does not count.
 */
const WARM_UP = 3;

const missingPath = (index: number) => `/no-such/page-${index}`;

/**
 * Measures the processor time of 404 answers and of answers without compression, and compares it with a cached page.
 * Then measures `/healthz` while clients request pages and missing pages.
 */
export async function benchMissingPages(): Promise<Row[]> {
  await using site = await startSite({ ...LIKE_PRODUCTION, RATE_LIMIT: 'off' });
  /** Returns the processor time per answer of all threads of the server, in ms. */
  async function work(load: Load): Promise<number> {
    const before = site.cpuMs();
    const perSecond = await requestsPerSecond(site.origin, { ms: MS, ...load });
    return (site.cpuMs() - before) / ((perSecond * MS) / 1000);
  }
  const loads = {
    page: { pathOf: () => '/' },
    missing: { status: 404, pathOf: missingPath },
    plain: { pathOf: () => '/', encodings: '' },
  } satisfies Record<string, Load>;
  for (let round = 0; round < WARM_UP; round++) for (const load of Object.values(loads)) await work(load);
  const missing: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await work(loads.page);
    missing.push((await work(loads.missing)) / page);
    plain.push((await work(loads.plain)) / page);
  }
  const ratio = (what: string, values: readonly number[], limit: number) =>
    most(what, median(values), Number.isNaN(median(values)) ? undefined : limit, '×');
  return [
    ratio('work for a missing page ÷ cached page', missing, MOST_MISSING_RATIO),
    ratio('work for a page without compression ÷ with', plain, MOST_PLAIN_RATIO),
    ...(await healthAmid(site)),
  ];
}

async function healthAmid(site: Served): Promise<Row[]> {
  using visitors = asker(site.origin);
  using monitor = asker(site.origin);
  const question = { headers: { 'accept-encoding': 'gzip, br' }, patienceMs: 60_000 };
  const before = site.cpuMs();
  const [pages, missing, health] = await Promise.all([
    atRate(PAGES_PER_SECOND, SECONDS, () => visitors.ask('/', question)),
    atRate(MISSING_PER_SECOND, SECONDS, (index) => visitors.ask(missingPath(index), question)),
    atRate(HEALTH_PER_SECOND, SECONDS, () => monitor.ask('/healthz', question)),
  ]);
  const workMs = (site.cpuMs() - before) / SECONDS;
  const what = `amid ${MISSING_PER_SECOND} missing and ${PAGES_PER_SECOND} pages/s`;
  return [
    most(`work per second ${what}`, workMs, Number.isNaN(workMs) ? undefined : MOST_WORK_MS, 'ms', 0),
    most(`/healthz, p99, ${what}`, msAt(0.99, health), MOST_HEALTH_MS, 'ms', 0),
    none(`wrong answers ${what}`, not(pages, 200) + not(missing, 404)),
  ];
}
