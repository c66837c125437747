import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../commands/serve.ts';
import { nx, ROOT, run } from '../commands/run.ts';
import { storyPath } from './open.ts';
import { readPages } from './pages.ts';
import { buildRef, commitOf, REF } from './ref-tree.ts';
import { serveFolder } from './serve-folder.ts';
import { readCatalogue, type Story } from './stories.ts';

/** The pictures that Playwright takes. `file` is the file name of a picture. */
export interface Shots {
  readonly origin: string;
  readonly viewports: readonly number[];
  readonly of: readonly { readonly name: string; readonly path: string; readonly file: string }[];
}

const USAGE = `Usage: npm run visual -- --against <git ref> [options]
       npm run visual -- --sheet [options]
  --sheet                every story as it is, on one page, in place of a comparison
  --pages                pages of the site in place of stories
  --viewports 390,1440   widths in px, separated by commas
  --language es          stories or pages in Spanish (default: en)
  --only "Blocks/Hero"   only those whose title and name, or path, hold these words
  --skip-build           use the working tree's last build as it is`;

const OUT = join(ROOT, 'dist/visual');
const SHOTS = join(OUT, 'shots.json');

function readOptions() {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: '' },
      sheet: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      viewports: { type: 'string', default: '390,1440' },
      language: { type: 'string', default: 'en' },
      only: { type: 'string', default: '' },
      'skip-build': { type: 'boolean', default: false },
    },
  });
  const viewports = [...new Set(values.viewports.split(',').map(Number))];
  if (values.sheet === (values.against !== ''))
    throw new Error('One of the two: --against <git ref> or --sheet');
  if (!viewports.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000))
    throw new Error('--viewports takes whole numbers from 200 to 4000, such as 390,1440');
  if (!['en', 'es'].includes(values.language)) throw new Error('--language is en or es');
  return { ...values, viewports };
}
type Options = ReturnType<typeof readOptions>;

/** Serves the built catalog or the built site in the workspace `home`. Returns its stories or pages. */
async function serveBuild(home: string, { pages, language }: Options) {
  if (pages) {
    const site = await startSite({}, home);
    const stories = await readPages(site.origin, language);
    return { ...site, stories, pictured: stories };
  }
  const folder = join(home, 'dist/storybook');
  const catalogue = readCatalogue(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return { ...(await serveFolder(folder)), ...catalogue };
}

const nameOf = ({ title, name }: Story) => `${title} / ${name}`;
const wanted = (stories: readonly Story[], { only }: Options) =>
  stories.filter(({ title, name }) => `${title}/${name}`.toLowerCase().includes(only.toLowerCase()));

/**
 * Runs Playwright, which takes pictures or compares pages with existing pictures. Resolves to whether it
 * succeeded.
 */
async function photograph(
  origin: string,
  stories: readonly Story[],
  { pages, viewports, language }: Options,
  update: 'all' | 'none',
): Promise<boolean> {
  const of = stories.map((story) => ({
    name: nameOf(story),
    path: pages ? story.name : storyPath(story.id, language),
    file: story.id,
  }));
  writeFileSync(SHOTS, JSON.stringify({ origin, viewports, of } satisfies Shots));
  const command = 'npx --no-install playwright test --config tools/visual/playwright.config.ts pictures.spec';
  const [npx = '', ...args] = command.split(' ');
  return (await run(npx, [...args, `--update-snapshots=${update}`], { env: { SHOTS } })).ok;
}

function writeSheet(stories: readonly Story[], viewports: readonly number[]): void {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const pictures = (id: string) =>
    viewports.map((width) => `<img src="pictures/${id}-${width}.png" loading="lazy" alt="${width} px">`);
  const sections = stories.map((one) => `<h2>${safe(nameOf(one))}</h2>${pictures(one.id).join('')}`);
  const style =
    '<style>body{font:16px system-ui;margin:2rem}img{max-width:48%;border:1px solid #ccc}</style>';
  const head = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>${style}`;
  writeFileSync(join(OUT, 'sheet.html'), head + sections.join('\n'));
  console.log('Contact sheet: dist/visual/sheet.html');
}

async function sheet(options: Options): Promise<boolean> {
  await using build = await serveBuild(ROOT, options);
  const stories = wanted(build.pictured, options);
  const ok = await photograph(build.origin, stories, options, 'all');
  writeSheet(stories, options.viewports);
  return ok;
}

async function compare(options: Options, target: string, commit: string): Promise<boolean> {
  console.log(`Building ${target} of ${options.against} (${commit.slice(0, 10)})`);
  await buildRef(commit, target);
  await using before = await serveBuild(REF, options);
  await using after = await serveBuild(ROOT, options);
  const stories = wanted(after.pictured, options);
  if (stories.length === 0) throw new Error(`Nothing holds the words "${options.only}"`);
  const idsOf = (all: readonly Story[]) => new Set(all.map(({ id }) => id));
  const [was, is] = [idsOf(before.stories), idsOf(after.stories)];
  const kept = stories.filter(({ id }) => was.has(id));
  console.log(`Pictures of ${kept.length} as they were in ${options.against}`);
  if (kept.length > 0) await photograph(before.origin, kept, options, 'all');
  console.log(`Pictures of ${stories.length} as they are; those that are new have none to be held against`);
  const ok = await photograph(after.origin, stories, options, 'none');
  const gone = wanted(before.pictured, options).filter(({ id }) => !is.has(id));
  for (const story of gone) console.log(`gone: ${nameOf(story)}`);
  console.log('Report: dist/visual/report/index.html (npx playwright show-report dist/visual/report)');
  return ok && gone.length === 0;
}

/** `npm run visual`: compares stories or pages with an earlier commit, or shows their pictures on one page. */
async function main(): Promise<boolean> {
  const options = readOptions();
  const target = options.pages ? '@skein/site:build' : '@skein/storybook:storybook:build';
  const commit = options.sheet ? '' : commitOf(options.against);
  if (!options['skip-build'] && !(await nx('run', target, '--outputStyle=static')).ok) return false;
  rmSync(join(OUT, 'pictures'), { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  return options.sheet ? sheet(options) : compare(options, target, commit);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
