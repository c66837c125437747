import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nx, ROOT } from '../commands/run.ts';
import { awayAtStartRows, benchAwayAtStart } from './away-at-start.ts';
import { benchColdPages } from './cold-pages.ts';
import { benchDesk } from './desk.ts';
import { benchDevLoop } from './dev-loop.ts';
import { benchOutages, outageRows, outageTable } from './outages.ts';
import { benchOwnOutages } from './own-outages.ts';
import { benchMissingPages } from './missing-pages.ts';
import { benchMixedPage, benchPages } from './pages.ts';
import { benchRequests } from './requests.ts';
import { printed, type Row } from './row.ts';
import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';
import { benchWholeWay } from './whole-way.ts';

type Part = () => Promise<readonly Row[]>;

const [, , only, path] = process.argv;

/** The parts of the bench that run by default, in this order. */
const PARTS: Readonly<Record<string, Part>> = {
  whole: benchWholeWay,
  start: benchStart,
  requests: benchRequests,
  missing: benchMissingPages,
  cold: async () => [...(await benchColdPages(100)), ...(await benchColdPages(20_000))],
  scale: benchScale,
  pages: () => benchPages(path),
  mixed: benchMixedPage,
  desk: benchDesk,
};

/**
 * Measures the site's answers to visitors while one of its services fails in different ways. Prints the table
 * for docs/operating.md.
 */
async function benchFaults(): Promise<readonly Row[]> {
  const own = await benchOwnOutages();
  const outages = [...(await benchOutages()), ...(await benchAwayAtStart())];
  console.log(outageTable(outages));
  return [...own, ...outageRows(outages), ...awayAtStartRows(outages)];
}

/** Parts that run only if the command names them: `dev` changes source files, and `outages` takes long. */
const ASKED_FOR: Readonly<Record<string, Part>> = { dev: benchDevLoop, outages: benchFaults };

/** `npm run bench [part] [path of a page]`. If no part is named, runs all parts in `PARTS`. */
async function bench(): Promise<boolean> {
  const all = Object.entries({ ...PARTS, ...ASKED_FOR });
  const asked = only === undefined ? Object.entries(PARTS) : all.filter(([name]) => name === only);
  if (asked.length === 0) {
    console.error(
      `No part of the bench is called ${only}. There are: ${all.map(([name]) => name).join(', ')}.`,
    );
    return false;
  }
  if (!(await nx('run', '@skein/site:build', '--outputStyle=static')).ok) return false;
  const found: Record<string, readonly Row[]> = {};
  console.time('bench');
  for (const [name, run] of asked) {
    console.timeLog('bench', name);
    found[name] = await run();
  }
  console.timeEnd('bench');
  const rows = Object.values(found).flat();
  for (const row of rows) console.log(printed(row));
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(join(ROOT, 'dist', 'bench.json'), `${JSON.stringify(found, null, 2)}\n`);
  return rows.every(({ ok }) => ok !== false);
}

process.exit((await bench()) ? 0 : 1);
