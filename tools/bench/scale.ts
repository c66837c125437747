import { LIKE_PRODUCTION, startSite } from '../commands/serve.ts';
import { pathOf, writeLargeExport } from './cold-pages.ts';
import { median } from './quantile.ts';
import { most, told, type Row } from './row.ts';

const FEW = 100;
const MANY = 20_000;
const ROUNDS = 3;
/** Limit of the processor time from a start to the first page, as a multiple of this time on a site with few pages. */
const MOST_START_RATIO = 4;
/** Limits for the second answer with a site map: as a share of the first answer's time, and in ms. */
const MOST_SECOND_RATIO = 0.1;
const MOST_SECOND_MS = 300;
const SITE_MAP = '/sitemap-pages.xml';

interface Start {
  /** Processor time of all threads from the start to the first page, in ms. */
  readonly cpuMs: number;
  readonly ms: number;
  /** Time of each of the first two answers with the site map, in ms. */
  readonly maps: readonly [number, number];
}

async function start(count: number, file: string): Promise<Start> {
  const begun = performance.now();
  await using site = await startSite({ ...LIKE_PRODUCTION, CONTENT_EXPORT: file });
  const visit = async (path: string) => {
    const asked = performance.now();
    const answer = await fetch(site.origin + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - asked;
  };
  await visit(pathOf(count - 1));
  const [cpuMs, ms] = [site.cpuMs(), performance.now() - begun];
  return { cpuMs, ms, maps: [await visit(SITE_MAP), await visit(SITE_MAP)] };
}

/**
 * Measures the start and the site map of a site with many pages, and compares the start with that of a site with few
 * pages.
 */
export async function benchScale(): Promise<Row[]> {
  const files = { few: writeLargeExport(FEW), many: writeLargeExport(MANY) };
  const rounds: { readonly few: Start; readonly many: Start }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ few: await start(FEW, files.few), many: await start(MANY, files.many) });
  const over = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
  const startRatio = over(({ few, many }) => many.cpuMs / few.cpuMs);
  return [
    told(`start with ${MANY} pages, ms`, over(({ many }) => many.ms).toFixed(0)),
    most(
      `work of a start, ${MANY} pages ÷ ${FEW} pages`,
      startRatio,
      Number.isNaN(startRatio) ? undefined : MOST_START_RATIO,
      '×',
    ),
    told(`site map of ${MANY} pages, first answer, ms`, over(({ many }) => many.maps[0]).toFixed(0)),
    most(
      `site map of ${MANY} pages, second answer`,
      over(({ many }) => many.maps[1]),
      MOST_SECOND_MS,
      'ms',
      0,
    ),
    most(
      `site map of ${MANY} pages, second ÷ first answer`,
      over(({ many: { maps } }) => maps[1] / maps[0]),
      MOST_SECOND_RATIO,
      '×',
      2,
    ),
  ];
}
