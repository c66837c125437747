import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../commands/free-port.ts';
import { MIXED_PATH, writeMixedExport } from './mixed-page.ts';
import { told, type Row } from './row.ts';
import { ROOT } from './server.ts';

const Way = v.object({ perSecond: v.number(), cpuMs: v.number(), threadMs: v.number() });
const WholeWay = v.object({
  htmlBytes: v.number(),
  sentBytes: v.number(),
  /** All of it is believed still: nothing is asked. */
  known: Way,
  /** The page has grown old: it is asked for as a whole, and nothing has changed. */
  asked: Way,
  /** One block of it was edited. */
  edited: Way,
  /** Its blocks by React alone. */
  plain: Way,
});
type WholeWay = v.InferOutput<typeof WholeWay>;

/** Pages a second for each that React alone draws of the same blocks. Before fragments both were 0.35. */
const LEAST_KNOWN = 1.5;
const LEAST_EDITED = 1;

async function benchPage(path: string, exportFile: string): Promise<WholeWay> {
  const script = join(ROOT, 'apps/site/dist/server/whole-way-bench.js');
  const port = String(await freePort());
  const said = execFileSync(process.execPath, [script, port, path, exportFile], { encoding: 'utf8' });
  return v.parse(WholeWay, JSON.parse(said));
}

/** Pages that are not in the cache, each in a process of its own: from the CMS over HTTP to the compressed bytes. */
export async function benchWholeWay(): Promise<Readonly<Record<string, WholeWay>>> {
  const { file } = writeMixedExport();
  return {
    home: await benchPage('/', file),
    '40 blocks': await benchPage(MIXED_PATH, file),
  };
}

const said = ({ perSecond, cpuMs }: v.InferOutput<typeof Way>) =>
  `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(1)} ms`;

function held(what: string, ratio: number, least: number): Row {
  return { what, figure: ratio.toFixed(2), limit: `≥ ${least}`, ok: ratio >= least };
}

export const wholeWayRows = (pages: Readonly<Record<string, WholeWay>>): Row[] =>
  Object.entries(pages).flatMap(([name, { known, asked, edited, plain }]) => [
    told(`${name}, not in the cache, its content known`, said(known)),
    told(`${name}, asked for anew, nothing changed`, said(asked)),
    told(`${name}, one block edited`, said(edited)),
    told(`${name}, renderToString alone`, said(plain)),
    held(`${name}, known ÷ renderToString`, known.perSecond / plain.perSecond, LEAST_KNOWN),
    held(`${name}, edited ÷ renderToString`, edited.perSecond / plain.perSecond, LEAST_EDITED),
  ]);
