import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './server.ts';

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
        ['--conditions=@skein/source', join(ROOT, 'apps/api/src/address/bench/suggest-bench.ts')],
        { encoding: 'utf8' },
      ),
    ),
  );
