import { requestsPerSecond } from './load.ts';
import { median, quantile } from './quantile.ts';
import { most, told, type Row } from './row.ts';
import { LIKE_PRODUCTION, startSite, type Served } from '../commands/serve.ts';
import { pathsOf } from '../visual/pages.ts';

const STARTS = 5;
const REQUESTS = 20_000;
const ROUND_MS = 1000;
const MAX_START_MS = 1500;
const MAX_STARTED_MB = 220;
const MAX_ALL_PAGES_MB = 420;
const MAX_CROWD_MS = 5000;
const CROWD = 200;
/**
 * How many pages the bench requests at a time after the crowd. With more, the queue of waiting pages would add to the
 * measured memory.
 */
const AT_A_TIME = 4;

/**
 * Requests the first `CROWD` pages at once, and then all other pages. Returns the time in which 95 % of the first pages
 * came, and the site's memory afterwards.
 */
async function benchCrowd(site: Served): Promise<{ readonly waitMs: number; readonly memoryMb: number }> {
  const paths = (await Promise.all(['en', 'es'].map((language) => pathsOf(site.origin, language)))).flat();
  async function visit(path: string): Promise<number> {
    const begun = performance.now();
    await (await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    return performance.now() - begun;
  }
  const waits = await Promise.all(paths.slice(0, CROWD).map(visit));
  for (let at = CROWD; at < paths.length; at += AT_A_TIME)
    await Promise.all(paths.slice(at, at + AT_A_TIME).map(visit));
  return { waitMs: quantile(waits, 0.95), memoryMb: site.memoryMb() };
}

/**
 * Starts the site several times with an empty data folder. Measures the time, processor time and memory until its first
 * page, how long many simultaneous visitors wait, and the memory after every page and after many requests.
 */
export async function benchStart(): Promise<Row[]> {
  const starts: { readonly firstPageMs: number; readonly cpuMs: number; readonly memoryMb: number }[] = [];
  const crowd: { readonly waitMs: number; readonly memoryMb: number }[] = [];
  let loadedMb = Number.NaN;
  for (let i = 0; i < STARTS; i++) {
    const begun = performance.now();
    await using site = await startSite({ ...LIKE_PRODUCTION, RATE_LIMIT: 'off' });
    const { status } = await fetch(site.origin);
    if (status !== 200) throw new Error(`The first page came with ${status}`);
    const firstPageMs = performance.now() - begun;
    starts.push({ firstPageMs, cpuMs: site.cpuMs(), memoryMb: site.memoryMb() });
    crowd.push(await benchCrowd(site));
    if (i < STARTS - 1) continue;
    for (let asked = 0; asked < REQUESTS;)
      asked += (await requestsPerSecond(`${site.origin}/`, { ms: ROUND_MS })) * (ROUND_MS / 1000);
    loadedMb = site.memoryMb();
  }
  const middle = (figure: keyof (typeof starts)[number]) => median(starts.map((start) => start[figure]));
  return [
    most('from a start to the first page', middle('firstPageMs'), MAX_START_MS, 'ms', 0),
    told('work of all threads until then, ms', middle('cpuMs').toFixed(0)),
    most('memory after the first page', middle('memoryMb'), MAX_STARTED_MB, 'MB', 0),
    most(
      `${CROWD} first pages at once, 95 % within`,
      median(crowd.map(({ waitMs }) => waitMs)),
      MAX_CROWD_MS,
      'ms',
      0,
    ),
    most('memory after every page', median(crowd.map(({ memoryMb }) => memoryMb)), MAX_ALL_PAGES_MB, 'MB', 0),
    told('memory after 20,000 requests, MB', loadedMb.toFixed(0)),
  ];
}
