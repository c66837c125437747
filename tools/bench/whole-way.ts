import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../libs/free-port.ts';
import { ROOT } from '../commands/run.ts';
import { MIXED_PATH, writeMixedExport } from './mixed-page.ts';
import { least, told, type Row } from './row.ts';

const Way = v.object({ perSecond: v.number(), cpuMs: v.number() });
const WholeWay = v.object({
  /** All content of the page is in memory. The server requests nothing from the CMS. */
  known: Way,
  /** The page has expired. The server requests the whole page, which has not changed. */
  asked: Way,
  /** An editor has changed one block of the page. */
  edited: Way,
  /** React renders the page's blocks, and the server does no other work. */
  plain: Way,
});

/**
 * Minimum rates of pages, as multiples of the rate `plain`, at which React alone renders them. If the server did not
 * keep rendered blocks in a cache, both multiples would be 0.35.
 */
const LEAST_KNOWN = 1.5;
const LEAST_EDITED = 1;

const said = ({ perSecond, cpuMs }: v.InferOutput<typeof Way>) =>
  `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(1)} ms`;

async function benchPage(name: string, path: string, exportFile: string): Promise<Row[]> {
  const script = join(ROOT, 'apps/site/dist/server/whole-way-bench.js');
  const port = String(await freePort());
  const printed = execFileSync(process.execPath, [script, port, path, exportFile], { encoding: 'utf8' });
  const { known, asked, edited, plain } = v.parse(WholeWay, JSON.parse(printed));
  return [
    told(`${name}, not in the cache, its content known`, said(known)),
    told(`${name}, asked for anew, nothing changed`, said(asked)),
    told(`${name}, one block edited`, said(edited)),
    told(`${name}, renderToString alone`, said(plain)),
    least(`${name}, known ÷ renderToString`, known.perSecond / plain.perSecond, LEAST_KNOWN, 2),
    least(`${name}, edited ÷ renderToString`, edited.perSecond / plain.perSecond, LEAST_EDITED, 2),
  ];
}

/**
 * Measures the time to make pages that are not in the cache: CMS requests over HTTP, rendering and compression.
 * Each page is measured in a separate process.
 */
export async function benchWholeWay(): Promise<Row[]> {
  const { file } = writeMixedExport();
  return [...(await benchPage('home', '/', file)), ...(await benchPage('40 blocks', MIXED_PATH, file))];
}
