import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nx } from '../commands/run.ts';
import { benchCareers, careersRows } from './careers.ts';
import { benchCarousels, carouselRows } from './carousels.ts';
import { benchColdPages, coldRows } from './cold-pages.ts';
import { benchDevLoop, devRows } from './dev-loop.ts';
import { benchFinder, finderRows } from './finder.ts';
import { benchMap, mapRows } from './map.ts';
import { writeMixedExport } from './mixed-page.ts';
import { awayAtStartRows, benchAwayAtStart } from './away-at-start.ts';
import { benchOutages, outageRows, outageTable } from './outages.ts';
import { benchOwnOutages, ownOutageRows } from './own-outages.ts';
import { mixedPageRows, pageRows } from './page-rows.ts';
import { benchMixedPage, benchPages, onSite } from './pages.ts';
import { benchPaintedList, paintedListRow } from './painted-list.ts';
import { part, say } from './progress.ts';
import { benchQuiz, quizRows } from './quiz.ts';
import { benchRender, renderRows } from './render.ts';
import { benchRequests, requestRows } from './requests.ts';
import { printed, type Row } from './row.ts';
import { ROOT } from './server.ts';
import { benchStart, startRows } from './start.ts';
import { benchSuggest, suggestRows } from './suggest.ts';
import { benchWholeWay, wholeWayRows } from './whole-way.ts';

/** A part of the bench: what it has measured, and the same in lines with their limits. */
type Part = () => Promise<{ readonly figures: unknown; readonly rows: readonly Row[] }>;

/** @param rows of what was measured */
function measured<T>(
  title: string,
  measure: () => T | Promise<T>,
  rows: (figures: T) => readonly Row[],
): Part {
  return async () => {
    const figures = await part(title, measure);
    return { figures, rows: rows(figures) };
  };
}

const [, , only, path] = process.argv;

/** In the order in which they run. */
const PARTS: Readonly<Record<string, Part>> = {
  render: measured('render', benchRender, renderRows),
  whole: measured('whole way', benchWholeWay, wholeWayRows),
  start: measured('start', benchStart, startRows),
  requests: measured('requests', benchRequests, requestRows),
  cold: measured(
    'cold pages',
    async () => [await benchColdPages(100), await benchColdPages(20_000)],
    (cold) => cold.flatMap(coldRows),
  ),
  suggest: measured('suggestions', benchSuggest, suggestRows),
  list: measured(
    'list of suggestions',
    () => onSite({ RATE_LIMIT: 'off' }, benchPaintedList),
    (ms) => [paintedListRow(ms)],
  ),
  pages: measured(
    'pages',
    () => benchPages(path),
    (pages) => pages.flatMap(pageRows),
  ),
  mixed: measured(
    'page of 40 blocks',
    async () => {
      const { file, kinds } = writeMixedExport();
      return { kinds, page: await benchMixedPage(file) };
    },
    ({ page, kinds }) => mixedPageRows(page, kinds),
  ),
  carousels: measured('carousels', benchCarousels, carouselRows),
  map: measured('map', benchMap, mapRows),
  finder: measured('finder', benchFinder, finderRows),
  careers: measured('open roles', benchCareers, careersRows),
  quiz: measured('quiz', () => onSite({}, benchQuiz), quizRows),
};

/** By name alone: the one changes files, the other takes long, and prints a table. */
const ASKED_FOR: Readonly<Record<string, Part>> = {
  dev: measured('npm run dev', () => benchDevLoop(say), devRows),
  outages: measured(
    'outages',
    async () => {
      const own = await benchOwnOutages(say);
      const found = [...(await benchOutages(say)), ...(await benchAwayAtStart(say))];
      console.log(outageTable(found));
      return { own, found };
    },
    ({ own, found }) => [...ownOutageRows(own), ...outageRows(found), ...awayAtStartRows(found)],
  ),
};

/** They build what they look at. */
const WITHOUT_SITE = ['carousels', 'map', 'finder', 'careers'];

/** `npm run bench [part] [path of one page]`; all parts but those asked for by name without one. */
async function bench(): Promise<boolean> {
  const all = Object.entries({ ...PARTS, ...ASKED_FOR });
  const asked = only === undefined ? Object.entries(PARTS) : all.filter(([name]) => name === only);
  if (asked.length === 0) {
    console.error(
      `No part of the bench is called ${only}. There are: ${all.map(([name]) => name).join(', ')}.`,
    );
    return false;
  }
  const built =
    WITHOUT_SITE.includes(only ?? '') ||
    (await part('build', () => nx('run', '@skein/site:build', '--outputStyle=static'))).ok;
  if (!built) return false;
  const figures: Record<string, unknown> = {};
  const rows: Row[] = [];
  for (const [name, run] of asked) {
    const found = await run();
    figures[name] = found.figures;
    rows.push(...found.rows);
  }
  for (const row of rows) console.log(printed(row));
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(join(ROOT, 'dist', 'bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
  return rows.every(({ ok }) => ok !== false);
}

process.exit((await bench()) ? 0 : 1);
