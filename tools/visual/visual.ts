import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nx, ROOT } from '../commands/run.ts';
import { pages, stories, type Subject } from './catalogues.ts';
import { compareStories } from './compare-stories.ts';
import { openBrowser } from './open-browser.ts';
import { OptionsError, readOptions, USAGE, type VisualOptions } from './options.ts';
import { commitOf, dependenciesDiffer, RefError } from './ref-tree.ts';
import { reportHtml } from './report.ts';
import { exitCodeOf, summaryOf, totalsOf, type VisualResult } from './result.ts';
import { sheetHtml, takeSheet } from './sheet.ts';
import { movesOf, pairStories } from './stories.ts';

const OUT = join(ROOT, 'dist/visual');
/** A line on the terminal for every so many pictures. */
const PROGRESS_STEP = 50;

async function build({ name, target }: Subject): Promise<void> {
  const built = await nx('run', target, '--outputStyle=static');
  if (!built.ok) throw new RefError(`The ${name} of the working tree cannot be built; its output is above.`);
}

function onProgress(done: number, all: number): void {
  if (done % PROGRESS_STEP === 0 || done === all) console.log(`${done} of ${all} pictures`);
}

const nothingNamed = (only: string | undefined) =>
  new OptionsError(`Nothing holds the words "${only ?? ''}" in its title and name, or path`);

/** Every story as it is. Returns how many could not be pictured. */
async function sheet(subject: Subject, { language, viewports, only }: VisualOptions): Promise<number> {
  const { take } = subject;
  const { origin, catalogue, stop } = await subject.serve(language);
  const browser = await openBrowser();
  try {
    const wanted = pairStories(catalogue, catalogue, only).map(({ story }) => story);
    if (wanted.length === 0) throw nothingNamed(only);
    rmSync(join(OUT, 'sheet'), { recursive: true, force: true });
    const shots = await takeSheet(wanted, {
      browser,
      take,
      origin,
      language,
      viewports,
      folder: OUT,
      onProgress,
    });
    writeFileSync(join(OUT, 'sheet.html'), sheetHtml(shots, language));
    const failed = shots.filter(({ problem }) => problem !== undefined);
    for (const { story, viewport, problem } of failed)
      console.error(`${story.title} / ${story.name} at ${viewport} px: ${problem ?? ''}`);
    console.log(`\n${shots.length} pictures, ${failed.length} failed\nContact sheet: dist/visual/sheet.html`);
    return failed.length;
  } finally {
    await browser.close();
    stop();
  }
}

async function compare(subject: Subject, options: VisualOptions, against: string): Promise<VisualResult> {
  const { language, viewports, only } = options;
  const commit = commitOf(against);
  console.log(
    `Building the ${subject.name} of ${against} (${commit.slice(0, 10)}), unless it is there already`,
  );
  const before = await subject.serveRef(commit, join(OUT, 'ref'), language);
  const after = await subject.serve(language);
  const browser = await openBrowser();
  try {
    const [was, is] = [before.catalogue, after.catalogue];
    const pairs = pairStories(was, is, only);
    if (pairs.length === 0) throw nothingNamed(only);
    rmSync(join(OUT, 'pictures'), { recursive: true, force: true });
    const comparisons = await compareStories(pairs, {
      browser,
      take: subject.take,
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
        ? ['Dependencies have changed since: each side was built with its own.']
        : []),
    ];
    return { against, commit, language, viewports, totals: totalsOf(comparisons), comparisons, notes };
  } finally {
    await browser.close();
    before.stop();
    after.stop();
  }
}

/** `npm run visual`: every story, or page, as it is and as it was, or as it is on one page. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const subject = (options.pages ? pages : stories)(ROOT);
  if (!options.skipBuild) await build(subject);
  const { against, allow } = options;
  if (against === undefined) return (await sheet(subject, options)) === 0 ? 0 : 1;
  const result = await compare(subject, options, against);
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
