import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { nx } from '../commands/run.ts';
import { benchCareers, careersRows } from './careers/careers.ts';
import { carouselRows } from './carousels/carousel-rows.ts';
import { benchCarousels } from './carousels/carousels.ts';
import { benchColdPages } from './cold-pages.ts';
import { benchFinder } from './finder/finder.ts';
import { finderRows } from './finder/finder-rows.ts';
import { benchDevLoop, devMedians } from './dev-loop.ts';
import { benchMap } from './map/map.ts';
import { writeMixedExport } from './mixed-page.ts';
import { benchMixedPage, benchPages, onSite } from './pages.ts';
import { benchOutages, outageTable } from './outages.ts';
import { benchPaintedList } from './painted-list.ts';
import { part, say } from './progress.ts';
import { quizRows } from './quiz/quiz-rows.ts';
import { quizSizes } from './quiz/quiz-sizes.ts';
import { benchQuizSteps } from './quiz/quiz-steps.ts';
import { benchRequests } from './requests.ts';
import type { Row } from './row.ts';
import { ROOT } from './server.ts';
import { benchSuggest } from './suggest.ts';

const Render = v.object({
  htmlBytes: v.number(),
  wholePerSecond: v.number(),
  plainPerSecond: v.number(),
  ratio: v.number(),
});

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What each figure must keep to. */
const LIMITS = {
  scriptBefore: 8 * 1024,
  homeAwake: 95 * 1024,
  /** Of any other page: a form and a film beside what home has. */
  scriptAwake: 125 * 1024,
  scriptTimeMs: 15,
  layoutShift: 0,
  /** Of the page of 40 mixed blocks. */
  mixedHtml: 60 * 1024,
  mixedTaskMs: 50,
  requestRatio: 0.6,
  /** A third of the time goes into styles; what React alone draws has none (docs/architecture.md, Budget). */
  renderRatio: 0.7,
  suggestMs: 5,
  listPaintedMs: 50,
  /** From a saved file to the page. */
  devLoopMs: 3000,
  /** Of a page that nobody has asked for yet, with few pages in the CMS and with many. */
  coldFirstByteMs: 20,
  coldPerSecond: 60,
  /** What two cores can do for each of so many pages a second, a third of it left for those who ask. */
  coldCpuMs: 22,
  /** p95 frame of a map with 50,000 pins ÷ that of the empty one. */
  mapRatio: 1.25,
};

/**
 * `npm run bench [render|requests|cold|suggest|pages|mixed|carousels|map|finder|careers|quiz|dev|outages] [path of one page]`. Only by name:
 * `dev`, which changes files, and `outages`, which prints a table and has no limits.
 */
const [, , only, path] = process.argv;
const wanted = (name: string) => only === undefined || only === name;
// Carousels, maps, the finder and the open roles are built by their own benches.
const built =
  only === 'carousels' ||
  only === 'map' ||
  only === 'finder' ||
  only === 'careers' ||
  (await part('build', () => nx('run', '@skein/site:build', '--outputStyle=static'))).ok;
if (!built) process.exit(1);

function benchRender(): v.InferOutput<typeof Render> {
  const bench = join(ROOT, 'apps/site/dist/server/render-bench.js');
  return v.parse(Render, JSON.parse(execFileSync(process.execPath, [bench], { encoding: 'utf8' })));
}
const pageLimits = { scriptTimeMs: LIMITS.scriptTimeMs };
const mixedLimits = { ...pageLimits, longestTaskMs: LIMITS.mixedTaskMs };

const render = wanted('render') ? await part('render', benchRender) : undefined;
const requests = wanted('requests') ? await part('requests', benchRequests) : undefined;
const cold = wanted('cold')
  ? await part('cold pages', async () => [await benchColdPages(100), await benchColdPages(20_000)])
  : [];
const suggest = wanted('suggest') ? await part('suggest', benchSuggest) : undefined;
const listPainted =
  suggest && (await part('list of suggestions', () => onSite({ RATE_LIMIT: 'off' }, benchPaintedList)));
const pages = wanted('pages') ? await part('pages', () => benchPages(pageLimits, path)) : [];
const mixed = wanted('mixed') ? writeMixedExport() : undefined;
const mixedPage = mixed && (await part('page of 40 blocks', () => benchMixedPage(mixed.file, mixedLimits)));
const carousels = wanted('carousels') ? await part('carousels', benchCarousels) : undefined;
const map = wanted('map') ? await part('map', benchMap) : undefined;
const finder = wanted('finder') ? await part('finder', benchFinder) : undefined;
const careers = wanted('careers') ? await part('open roles', benchCareers) : undefined;
const quiz = wanted('quiz')
  ? await part('quiz', async () => ({ sizes: await quizSizes(), steps: await onSite({}, benchQuizSteps) }))
  : undefined;
const devLoop = only === 'dev' ? await part('npm run dev', () => benchDevLoop(say)) : undefined;

if (only === 'outages') console.log(outageTable(await part('outages', () => benchOutages(say))));

const rows: Row[] = carousels ? carouselRows(carousels) : [];
if (map) {
  rows.push({
    what: `50,000 pins into the map (${map.colors} colours seen)`,
    figure: `${map.fillMs.toFixed(0)} ms`,
    limit: '',
    ok: undefined,
  });
  rows.push({
    what: `map with 50,000 pins ÷ empty, p95 frame (${map.pinsP95Ms.toFixed(0)} ÷ ${map.emptyP95Ms.toFixed(0)} ms)`,
    figure: map.ratio.toFixed(2),
    limit: `≤ ${LIMITS.mapRatio}`,
    ok: map.ratio <= LIMITS.mapRatio,
  });
}
if (finder) rows.push(...finderRows(finder));
if (careers) rows.push(...careersRows(careers));
if (quiz) rows.push(...quizRows(quiz));
if (requests) {
  rows.push({
    what: 'cached home, requests/s',
    figure: String(requests.homePerSecond),
    limit: '',
    ok: undefined,
  });
  rows.push({
    what: 'empty route, requests/s',
    figure: String(requests.emptyPerSecond),
    limit: '',
    ok: undefined,
  });
  rows.push({
    what: 'cached home ÷ empty route',
    figure: requests.ratio.toFixed(2),
    limit: `≥ ${LIMITS.requestRatio}`,
    ok: requests.ratio >= LIMITS.requestRatio,
  });
}
for (const { pages: count, firstByteMs, perSecond, cpuMs } of cold) {
  rows.push({
    what: `cold page of ${count}, first byte`,
    figure: `${firstByteMs.toFixed(1)} ms`,
    limit: `≤ ${LIMITS.coldFirstByteMs} ms`,
    ok: firstByteMs <= LIMITS.coldFirstByteMs,
  });
  rows.push({
    what: `cold pages of ${count}, pages/s`,
    figure: perSecond.toFixed(0),
    limit: `≥ ${LIMITS.coldPerSecond}`,
    ok: perSecond >= LIMITS.coldPerSecond,
  });
  rows.push({
    what: `cold page of ${count}, work of all threads`,
    figure: `${cpuMs.toFixed(1)} ms`,
    limit: `≤ ${LIMITS.coldCpuMs} ms`,
    ok: Number.isNaN(cpuMs) ? undefined : cpuMs <= LIMITS.coldCpuMs,
  });
}
if (render) {
  rows.push({
    what: '40 blocks drawn by the site, pages/s',
    figure: render.wholePerSecond.toFixed(0),
    limit: '',
    ok: undefined,
  });
  rows.push({
    what: '40 blocks, renderToString alone, pages/s',
    figure: render.plainPerSecond.toFixed(0),
    limit: '',
    ok: undefined,
  });
  rows.push({
    what: 'site ÷ renderToString',
    figure: render.ratio.toFixed(2),
    limit: `≥ ${LIMITS.renderRatio}`,
    ok: render.ratio >= LIMITS.renderRatio,
  });
}
if (suggest) {
  const { addresses, buildMs, fileBytes, queries, answer, request } = suggest;
  rows.push({
    what: `${addresses} addresses made, ${kb(fileBytes)}`,
    figure: `${buildMs.toFixed(0)} ms`,
    limit: '',
    ok: undefined,
  });
  for (const [what, { p50, p99, max }] of [
    [`${queries} suggestions`, answer],
    ['suggestions as requests', request],
  ] as const)
    rows.push({
      what: `${what}, p99 (p50 ${p50.toFixed(2)}, max ${max.toFixed(1)} ms)`,
      figure: `${p99.toFixed(2)} ms`,
      limit: `< ${LIMITS.suggestMs} ms`,
      ok: p99 < LIMITS.suggestMs,
    });
}
if (listPainted !== undefined)
  rows.push({
    what: 'suggestions painted after their arrival, median of 9',
    figure: `${listPainted.toFixed(1)} ms`,
    limit: `< ${LIMITS.listPaintedMs} ms`,
    ok: listPainted < LIMITS.listPaintedMs,
  });
if (devLoop)
  for (const [kind, ms] of Object.entries(devMedians(devLoop)))
    rows.push({
      what: `a changed ${kind} on the page of npm run dev, median of 5`,
      figure: `${(ms / 1000).toFixed(2)} s`,
      limit: `≤ ${LIMITS.devLoopMs / 1000} s`,
      ok: ms <= LIMITS.devLoopMs,
    });
for (const page of mixedPage ? [...pages, mixedPage] : pages) {
  const isMixed = page === mixedPage;
  const path = isMixed ? `40 blocks of ${mixed?.kinds ?? 0} kinds` : page.path;
  rows.push({
    what: `${path}  HTML, brotli`,
    figure: kb(page.htmlBrotli),
    limit: isMixed ? '< 60 KB' : '',
    ok: isMixed ? page.htmlBrotli < LIMITS.mixedHtml : undefined,
  });
  rows.push({
    what: `${path}  script before interaction, gzip`,
    figure: kb(page.scriptBefore),
    limit: page.isTool ? '' : '≤ 8 KB',
    ok: page.isTool ? undefined : page.scriptBefore <= LIMITS.scriptBefore,
  });
  rows.push({
    what: `${path}  script with all islands awake, gzip`,
    figure: kb(page.scriptAwake),
    limit: page.isTool ? '' : `≤ ${kb(path === '/' ? LIMITS.homeAwake : LIMITS.scriptAwake)}`,
    ok: page.isTool ? undefined : page.scriptAwake <= (path === '/' ? LIMITS.homeAwake : LIMITS.scriptAwake),
  });
  rows.push({
    what: `${path}  script time at 4× CPU`,
    figure: `${page.scriptTime.toFixed(1)} ms`,
    limit: page.isTool ? '' : '< 15 ms',
    ok: page.isTool ? undefined : page.scriptTime < LIMITS.scriptTimeMs,
  });
  rows.push({
    what: `${path}  longest task while waking at 4× CPU`,
    figure: `${page.longestTask.toFixed(0)} ms`,
    limit: isMixed ? '≤ 50 ms' : '',
    ok: isMixed ? page.longestTask <= LIMITS.mixedTaskMs : undefined,
  });
  rows.push({
    what: `${path}  layout shift`,
    figure: String(page.layoutShift),
    limit: '0',
    ok: page.layoutShift === LIMITS.layoutShift,
  });
}
for (const { what, figure, limit, ok } of rows) {
  console.log(
    `${ok === undefined ? '      ' : ok ? 'ok    ' : 'OVER  '}${what.padEnd(62)}${figure.padStart(12)}  ${limit}`,
  );
}
mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(
  join(ROOT, 'dist', 'bench.json'),
  `${JSON.stringify({ requests, render, cold, suggest, listPainted, pages, mixedPage, carousels, map, finder, careers, quiz, devLoop }, null, 2)}\n`,
);
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
