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
import { pairStories, readCatalogue } from './stories.ts';

const OUT = join(ROOT, 'dist/visual');
const STORYBOOK = join(ROOT, 'dist/storybook');
/** A line on the terminal for every so many pictures. */
const PROGRESS_STEP = 50;

const catalogueOf = (folder: string) =>
  readCatalogue(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

async function compare(options: VisualOptions): Promise<VisualResult> {
  const { against, language, viewports, only, skipBuild } = options;
  const commit = commitOf(against);
  if (!skipBuild) {
    const built = await nx('run', '@skein/storybook:storybook:build', '--outputStyle=static');
    if (!built.ok)
      throw new RefError('The Storybook of the working tree cannot be built; its output is above.');
  }
  console.log(`Building the Storybook of ${against} (${commit.slice(0, 10)}), unless it is there already`);
  const earlier = buildRefStorybook(commit, join(OUT, 'ref'));
  const [was, is] = [catalogueOf(earlier), catalogueOf(STORYBOOK)];
  const pairs = pairStories(was, is, only);
  if (pairs.length === 0)
    throw new OptionsError(`No story holds the words "${only ?? ''}" in its title and name`);

  rmSync(join(OUT, 'pictures'), { recursive: true, force: true });
  const [before, after] = await Promise.all([serveFolder(earlier), serveFolder(STORYBOOK)]);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
  });
  try {
    const comparisons = await compareStories(pairs, {
      browser,
      before: before.origin,
      after: after.origin,
      language,
      viewports,
      folder: OUT,
      onProgress(done, all) {
        if (done % PROGRESS_STEP === 0 || done === all) console.log(`${done} of ${all} pictures`);
      },
    });
    const notes = [
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

/** `npm run visual -- --against <ref>`: every story as it is and as it was. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const result = await compare(options);
  writeFileSync(join(OUT, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(join(OUT, 'report.html'), reportHtml(result));
  console.log(`\n${summaryOf(result)}\nReport: dist/visual/report.html`);
  return exitCodeOf(result.totals, options.allow);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof OptionsError || error instanceof RefError)) throw error;
  console.error(error instanceof OptionsError ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}
