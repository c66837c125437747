import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { deadLinks, missingFiles } from './dead-links.ts';
import { problemsOf } from './problems.ts';
import { readDemo } from './read-demo.ts';
import { readLibrary, type Library } from './read-library.ts';
import { environmentExample, settingsPage } from './write-settings.ts';

/*
 * `npm run features` lists missing stories, tests, demo pages, registrations and Spanish texts of each content
 * type and variant, and dead links. It also generates the documents about settings. With --check, it writes
 * nothing, and fails if a generated document is out of date.
 */
const ROOT = join(import.meta.dirname, '../..');

async function libraries(): Promise<Library[]> {
  const folders = globSync('libs/*/package.json', { cwd: ROOT }).map(dirname).sort();
  const all = await Promise.all(folders.map((folder) => readLibrary(ROOT, folder)));
  return all.filter(({ contentTypes, sources }) => contentTypes.length > 0 || sources.stories.length > 0);
}

async function main(check: boolean): Promise<void> {
  const demo = readDemo();
  const [found, style] = await Promise.all([libraries(), resolveConfig(join(ROOT, 'package.json'))]);
  const pages = [
    ['.env.example', environmentExample()],
    ['docs/settings.md', await format(settingsPage(), { ...style, parser: 'markdown' })],
  ] as const;
  const current = (name: string) => {
    const file = join(ROOT, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const stale = pages.filter(([name, text]) => current(name) !== text);
  if (!check) for (const [name, text] of stale) writeFileSync(join(ROOT, name), text);
  const problems = [
    ...found.flatMap((library) => problemsOf(library, demo)),
    ...missingFiles(ROOT),
    ...deadLinks(ROOT),
    ...(check ? stale.map(([name]) => `${name}: is not what the settings say; run npm run features`) : []),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const looks = found.reduce((sum, library) => sum + library.looks.length, 0);
  if (problems.length === 0)
    console.log(`${looks} looks in ${found.length} libraries: each with story, test and page`);
}

await main(process.argv.includes('--check'));
