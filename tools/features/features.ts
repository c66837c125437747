import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { deadLinks, missingFiles } from './dead-links.ts';
import { problemsOf } from './problems.ts';
import { readDemo } from './read-demo.ts';
import { readLibrary, type Library } from './read-library.ts';
import { readTexts } from './read-texts.ts';
import { areaPage } from './write-area.ts';
import { environmentExample, settingsPage } from './write-settings.ts';

/*
 * `npm run features` writes docs/features/generated, one page per library that has stories or content types, and the
 * settings from their table, and `words.json` in each library that has texts of its own which `words` can say.
 * With --check it writes nothing, and fails when a page is not what the project has or when something is missing.
 */
const ROOT = join(import.meta.dirname, '../..');
const PAGES = 'docs/features/generated';
const WORDS = 'src/words.json';
/** What answers requests knows two languages by their paths, and what a new site begins with is its own. */
const SPEAKS_BY_PATH = ['libs/http', 'libs/services', 'libs/create-skein'];

const folders = globSync('libs/*/package.json', { cwd: ROOT }).map(dirname).sort();

async function libraries(): Promise<Library[]> {
  const all = await Promise.all(folders.map((folder) => readLibrary(ROOT, folder)));
  return all.filter(({ contentTypes, sources }) => contentTypes.length > 0 || sources.stories.length > 0);
}

async function main(check: boolean): Promise<void> {
  const demo = readDemo();
  const [found, style] = await Promise.all([libraries(), resolveConfig(join(ROOT, 'package.json'))]);
  const inMarkdown = (text: string) => format(text, { ...style, parser: 'markdown' });
  const pages = new Map([
    ['.env.example', environmentExample()],
    ['docs/settings.md', await inMarkdown(settingsPage())],
  ]);
  for (const library of found)
    pages.set(join(PAGES, `${library.name}.md`), await inMarkdown(areaPage(library, demo)));
  for (const folder of folders.filter((one) => !SPEAKS_BY_PATH.includes(one))) {
    const texts = readTexts(ROOT, folder);
    if (texts.length > 0)
      pages.set(join(folder, WORDS), await format(JSON.stringify(texts), { ...style, parser: 'json' }));
  }
  const there = globSync([`${PAGES}/*.md`, `libs/*/${WORDS}`], { cwd: ROOT });
  const problems = [
    ...found.flatMap((library) => problemsOf(library, demo)),
    ...missingFiles(ROOT),
    ...deadLinks(ROOT),
  ];
  const current = (name: string) => {
    const file = join(ROOT, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const stale = [...pages].filter(([name, text]) => current(name) !== text).map(([name]) => name);
  const gone = there.filter((name) => !pages.has(name));
  if (check) {
    problems.push(
      ...[...stale, ...gone].map((name) => `${name}: is not what the project has; run npm run features`),
    );
  } else {
    mkdirSync(join(ROOT, PAGES), { recursive: true });
    for (const name of stale) writeFileSync(join(ROOT, name), pages.get(name) ?? '');
    for (const name of gone) rmSync(join(ROOT, name));
    console.log(`${stale.length + gone.length} of ${pages.size} pages changed`);
  }
  for (const problem of problems) console.error(problem);
  const looks = found.reduce((sum, library) => sum + library.looks.length, 0);
  if (problems.length > 0) process.exitCode = 1;
  else if (check)
    console.log(`${looks} looks in ${found.length} libraries: each with story, test, page and row`);
}

await main(process.argv.includes('--check'));
