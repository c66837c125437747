import { join } from 'node:path';
import { requestsPerSecond } from './load.ts';
import { median, ROOT, serve } from './server.ts';

const ROUNDS = 7;

/** Cached home against an empty route of the same framework, in turn, in the same run. */
export async function benchRequests() {
  const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], {
    SITE_ENV: 'production',
    LOG_LEVEL: 'error',
  });
  const empty = await serve([join(import.meta.dirname, 'empty-route.ts')]);
  try {
    await requestsPerSecond(`${site.origin}/`);
    await requestsPerSecond(`${empty.origin}/`);
    const rounds: { home: number; empty: number }[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({
        home: await requestsPerSecond(`${site.origin}/`),
        empty: await requestsPerSecond(`${empty.origin}/`),
      });
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
