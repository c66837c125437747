import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';
import { nx, ROOT } from '../commands/run.ts';
import { compareStories } from './compare-stories.ts';
import { OptionsError, readOptions, USAGE, type VisualOptions } from './options.ts';
import { buildRefStorybook, commitOf, dependenciesDiffer, RefError } from './ref-storybook.ts';
import { reportHtml } from './report.ts';
import { exitCodeOf, summaryOf, totalsOf, type VisualResult } from './result.ts';
import { serveFolder } from './serve-folder.ts';
import { sheetHtml, takeSheet } from './sheet.ts';
import { movesOf, pairStories, readCatalogue } from './stories.ts';

const OUT = join(ROOT, 'dist/visual');
const STORYBOOK = join(ROOT, 'dist/storybook');
/** A line on the terminal for every so many pictures. */
const PROGRESS_STEP = 50;

const catalogueOf = (folder: string) =>
  readCatalogue(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

async function buildStorybook(): Promise<void> {
  const built = await nx('run', '@skein/storybook:storybook:build', '--outputStyle=static');
  if (!built.ok)
    throw new RefError('The Storybook of the working tree cannot be built; its output is above.');
}

const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
  });

function onProgress(done: number, all: number): void {
  if (done % PROGRESS_STEP === 0 || done === all) console.log(`${done} of ${all} pictures`);
}

const nothingNamed = (only: string | undefined) =>
  new OptionsError(`No story holds the words "${only ?? ''}" in its title and name`);

/** Every story as it is. Returns how many could not be pictured. */
async function sheet({ language, viewports, only }: VisualOptions): Promise<number> {
  const catalogue = catalogueOf(STORYBOOK);
  const stories = pairStories(catalogue, catalogue, only).map(({ story }) => story);
  if (stories.length === 0) throw nothingNamed(only);
  rmSync(join(OUT, 'sheet'), { recursive: true, force: true });
  const [served, browser] = await Promise.all([serveFolder(STORYBOOK), openBrowser()]);
  try {
    const { origin } = served;
    const shots = await takeSheet(stories, { browser, origin, language, viewports, folder: OUT, onProgress });
    writeFileSync(join(OUT, 'sheet.html'), sheetHtml(shots, language));
    const failed = shots.filter(({ problem }) => problem !== undefined);
    for (const { story, viewport, problem } of failed)
      console.error(`${story.title} / ${story.name} at ${viewport} px: ${problem ?? ''}`);
    console.log(`\n${shots.length} pictures, ${failed.length} failed\nContact sheet: dist/visual/sheet.html`);
    return failed.length;
  } finally {
    await browser.close();
    served.stop();
  }
}

async function compare(options: VisualOptions, against: string): Promise<VisualResult> {
  const { language, viewports, only } = options;
  const commit = commitOf(against);
  console.log(`Building the Storybook of ${against} (${commit.slice(0, 10)}), unless it is there already`);
  const earlier = buildRefStorybook(commit, join(OUT, 'ref'));
  const [was, is] = [catalogueOf(earlier), catalogueOf(STORYBOOK)];
  const pairs = pairStories(was, is, only);
  if (pairs.length === 0) throw nothingNamed(only);

  rmSync(join(OUT, 'pictures'), { recursive: true, force: true });
  const [before, after] = await Promise.all([serveFolder(earlier), serveFolder(STORYBOOK)]);
  const browser = await openBrowser();
  try {
    const comparisons = await compareStories(pairs, {
      browser,
      before: before.origin,
      after: after.origin,
      language,
      viewports,
      folder: OUT,
      onProgress,
    });
    const notes = [
      ...movesOf(pairs),
      ...(is.skipped.size > 0 ? [`${is.skipped.size} stories ask for no pictures (tag !visual).`] : []),
      ...(dependenciesDiffer(commit)
        ? ['Dependencies have changed since: both sides were built with those of today.']
        : []),
    ];
    return { against, commit, language, viewports, totals: totalsOf(comparisons), comparisons, notes };
  } finally {
    await browser.close();
    before.stop();
    after.stop();
  }
}

/** `npm run visual`: every story as it is and as it was, or as it is on one page. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.skipBuild) await buildStorybook();
  const { against, allow } = options;
  if (against === undefined) return (await sheet(options)) === 0 ? 0 : 1;
  const result = await compare(options, against);
  writeFileSync(join(OUT, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(join(OUT, 'report.html'), reportHtml(result));
  console.log(`\n${summaryOf(result)}\nReport: dist/visual/report.html`);
  return exitCodeOf(result.totals, allow);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof OptionsError || error instanceof RefError)) throw error;
  console.error(error instanceof OptionsError ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}
