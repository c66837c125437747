import autocannon from 'autocannon';
import { join } from 'node:path';
import { median, ROOT, serve } from './server.ts';

const ROUNDS = 7;
const ROUND_S = 3;
const CONNECTIONS = 20;

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_S });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** Cached home against an empty route of the same framework, in turn, in the same run. */
export async function benchRequests() {
  const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], { SITE_ENV: 'production', LOG_LEVEL: 'error' });
  const empty = await serve([join(import.meta.dirname, 'empty-route.ts')]);
  try {
    await rate(`${site.origin}/`);
    await rate(`${empty.origin}/`);
    const rounds: { home: number; empty: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push({ home: await rate(`${site.origin}/`), empty: await rate(`${empty.origin}/`) });
    return {
      homePerSecond: Math.round(median(rounds.map(({ home }) => home))),
      emptyPerSecond: Math.round(median(rounds.map((round) => round.empty))),
      ratio: median(rounds.map((round) => round.home / round.empty)),
    };
  } finally {
    site.stop();
    empty.stop();
  }
}
