import Fastify from 'fastify';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADDRESSES } from '../model/address.constants.ts';
import { unlimited } from '../../../platform/rate-limit/rate-limit.ts';
import { addressApi } from '../address-api.ts';
import { addressBookService } from '../address-book-service.ts';
import { typedQueries } from './typed-queries.ts';

const SAMPLED_ADDRESSES = 600;
/** Requests cost more than answers: every so manieth query goes through the server as well. */
const REQUEST_EVERY = 10;

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Time of suggestions over the whole set, printed as JSON; milliseconds and bytes. */
async function measure(dataDir: string) {
  const addresses = addressBookService({ dataDir });
  const before = performance.now();
  const book = await addresses.book();
  const buildMs = performance.now() - before;
  const folder = join(dataDir, 'addresses');
  const fileBytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

  const queries = typedQueries(DEMO_ADDRESSES, SAMPLED_ADDRESSES);
  let found = 0;
  const answers = queries.map((query) => {
    const start = performance.now();
    const { length } = book.suggest(query);
    const time = performance.now() - start;
    if (length > 0) found += 1;
    return time;
  });

  const app = Fastify();
  await app.register(addressApi, { addresses, limiter: unlimited, secureCookies: false });
  const requests: number[] = [];
  for (const [index, q] of queries.entries()) {
    if (index % REQUEST_EVERY !== 0) continue;
    const start = performance.now();
    const { statusCode } = await app.inject({ url: '/api/places/suggest', query: { q } });
    requests.push(performance.now() - start);
    // What no address is made of is refused; that is timed, too.
    if (statusCode !== 200 && statusCode !== 400) throw new Error(`${statusCode} for ${JSON.stringify(q)}`);
  }
  await app.close();
  return {
    addresses: book.size,
    buildMs,
    fileBytes,
    queries: queries.length,
    found,
    answer: summary(answers),
    request: summary(requests),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'skein-suggest-'));
try {
  console.log(JSON.stringify(await measure(dataDir)));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
