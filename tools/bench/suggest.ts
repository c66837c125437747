import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { told, type Row } from './row.ts';
import { ROOT } from './server.ts';

const MOST_MS = 5;

const Times = v.object({ p50: v.number(), p99: v.number(), max: v.number() });
const Suggest = v.object({
  addresses: v.number(),
  buildMs: v.number(),
  fileBytes: v.number(),
  queries: v.number(),
  /** How many of them found something. */
  found: v.number(),
  /** ms, by the address book itself */
  answer: Times,
  /** ms, as a request through the server */
  request: Times,
});

/** Suggestions while addresses are typed, over the whole demo set, in a process of its own. */
export const benchSuggest = () =>
  v.parse(
    Suggest,
    JSON.parse(
      execFileSync(
        process.execPath,
        ['--conditions=@skein/source', join(ROOT, 'apps/api/src/stand-ins/address/bench/suggest-bench.ts')],
        { encoding: 'utf8' },
      ),
    ),
  );

export function suggestRows({
  addresses,
  buildMs,
  fileBytes,
  queries,
  answer,
  request,
}: v.InferOutput<typeof Suggest>): Row[] {
  const line = (what: string, { p50, p99, max }: v.InferOutput<typeof Times>): Row => ({
    what: `${what}, p99 (p50 ${p50.toFixed(2)}, max ${max.toFixed(1)} ms)`,
    figure: `${p99.toFixed(2)} ms`,
    limit: `< ${MOST_MS} ms`,
    ok: p99 < MOST_MS,
  });
  return [
    told(`${addresses} addresses made, ${(fileBytes / 1024).toFixed(1)} KB`, `${buildMs.toFixed(0)} ms`),
    line(`${queries} suggestions`, answer),
    line('suggestions as requests', request),
  ];
}
