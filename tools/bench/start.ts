import { requestsPerSecond } from './load.ts';
import { median } from './quantile.ts';
import { most, told, type Row } from './row.ts';
import { LIKE_PRODUCTION, startSite } from '../commands/serve.ts';

const STARTS = 5;
const REQUESTS = 20_000;
const ROUND_MS = 1000;
const MAX_START_MS = 1500;

/**
 * Measures the time from start to the first page, with an empty data folder each time, and what the process
 * uses then and under load.
 */
export async function benchStart(): Promise<Row[]> {
  const starts: { readonly firstPageMs: number; readonly cpuMs: number; readonly memoryMb: number }[] = [];
  let loadedMb = Number.NaN;
  for (let i = 0; i < STARTS; i++) {
    const begun = performance.now();
    await using site = await startSite({ ...LIKE_PRODUCTION, RATE_LIMIT: 'off' });
    const { status } = await fetch(site.origin);
    if (status !== 200) throw new Error(`The first page came with ${status}`);
    const firstPageMs = performance.now() - begun;
    starts.push({ firstPageMs, cpuMs: site.cpuMs(), memoryMb: site.memoryMb() });
    if (i < STARTS - 1) continue;
    for (let asked = 0; asked < REQUESTS;)
      asked += (await requestsPerSecond(`${site.origin}/`, { ms: ROUND_MS })) * (ROUND_MS / 1000);
    loadedMb = site.memoryMb();
  }
  const middle = (of: (start: (typeof starts)[number]) => number) => median(starts.map(of));
  return [
    most(
      'from a start to the first page',
      middle(({ firstPageMs }) => firstPageMs),
      MAX_START_MS,
      'ms',
      0,
    ),
    told('work of all threads until then, ms', middle(({ cpuMs }) => cpuMs).toFixed(0)),
    told('memory after the first page, MB', middle(({ memoryMb }) => memoryMb).toFixed(0)),
    told('memory after 20,000 requests, MB', loadedMb.toFixed(0)),
  ];
}
