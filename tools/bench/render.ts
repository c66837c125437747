import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { told, type Row } from './row.ts';
import { ROOT } from './server.ts';

/**
 * A third of the time goes into styles; what React alone draws has none, and draws all blocks at once (docs/architecture.md,
 * Budget).
 */
const LEAST_RATIO = 0.6;

const Render = v.object({
  htmlBytes: v.number(),
  wholePerSecond: v.number(),
  plainPerSecond: v.number(),
  ratio: v.number(),
});

/** A page of 40 blocks drawn by the site, and by React alone, in a process of its own. */
export const benchRender = () =>
  v.parse(
    Render,
    JSON.parse(
      execFileSync(process.execPath, [join(ROOT, 'apps/site/dist/server/render-bench.js')], {
        encoding: 'utf8',
      }),
    ),
  );

export const renderRows = ({
  wholePerSecond,
  plainPerSecond,
  ratio,
}: v.InferOutput<typeof Render>): Row[] => [
  told('40 blocks drawn by the site, pages/s', wholePerSecond.toFixed(0)),
  told('40 blocks, renderToString alone, pages/s', plainPerSecond.toFixed(0)),
  {
    what: 'site ÷ renderToString',
    figure: ratio.toFixed(2),
    limit: `≥ ${LEAST_RATIO}`,
    ok: ratio >= LEAST_RATIO,
  },
];
