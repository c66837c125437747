import { join } from 'node:path';
import { requestsPerSecond } from './load.ts';
import { most, told, type Row } from './row.ts';
import { median, ROOT, serve } from './server.ts';

const STARTS = 5;
const REQUESTS = 20_000;
const ROUND_MS = 1000;
const MAX_START_MS = 1500;

/** From nothing to the first page, with an empty data folder each time, and what the process takes then and under load. */
export async function benchStart() {
  const starts: { readonly firstPageMs: number; readonly cpuMs: number; readonly memoryMb: number }[] = [];
  let loadedMb = Number.NaN;
  for (let i = 0; i < STARTS; i++) {
    const begun = performance.now();
    const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], {
      SITE_ENV: 'production',
      SITE_ORIGIN: 'https://www.example.com',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
    });
    try {
      const { status } = await fetch(site.origin);
      if (status !== 200) throw new Error(`The first page came with ${status}`);
      starts.push({
        firstPageMs: performance.now() - begun,
        cpuMs: site.cpuMs(),
        memoryMb: site.memoryMb(),
      });
      if (i < STARTS - 1) continue;
      for (let asked = 0; asked < REQUESTS;)
        asked += (await requestsPerSecond(`${site.origin}/`, { ms: ROUND_MS })) * (ROUND_MS / 1000);
      loadedMb = site.memoryMb();
    } finally {
      site.stop();
    }
  }
  const middle = (of: (start: (typeof starts)[number]) => number) => Math.round(median(starts.map(of)));
  return {
    firstPageMs: middle(({ firstPageMs }) => firstPageMs),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    memoryMb: middle(({ memoryMb }) => memoryMb),
    loadedMb: Math.round(loadedMb),
  };
}

export const startRows = ({
  firstPageMs,
  cpuMs,
  memoryMb,
  loadedMb,
}: Awaited<ReturnType<typeof benchStart>>): Row[] => [
  most('from a start to the first page', firstPageMs, MAX_START_MS, 'ms', 0),
  told('work of all threads until then, ms', String(cpuMs)),
  told('memory after the first page, MB', String(memoryMb)),
  told('memory after 20,000 requests, MB', String(loadedMb)),
];
