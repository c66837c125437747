import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens, skeinBrand } from '@skein/ui/tokens';
import { resolveConfig } from 'prettier';
import { readLibrary } from '../features/read-library.ts';
import { readComponents } from './read-components.ts';
import { componentsPage, describe, formatted, llmsPage, manifestOf, withTable } from './write-components.ts';

/*
 * `npm run components` writes what other teams look up: the table of components in each library's README, its
 * COMPONENTS.md and components.json, llms.txt, and the design tokens of the demo's brand. With --check, it writes nothing, and fails if one is out of
 * date.
 */
const ROOT = join(import.meta.dirname, '../..');
/** Libraries whose components are not for other teams. */
const INNER: ReadonlySet<string> = new Set(['@skein/cms-client', '@skein/host', '@skein/desk']);

async function main(check: boolean): Promise<void> {
  const libraries = await Promise.all(
    readComponents(ROOT)
      .filter(({ packageName }) => !INNER.has(packageName))
      .map(async (library) => ({
        ...library,
        described: describe(library, await readLibrary(ROOT, library.folder)),
      })),
  );
  const read = (file: string) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');
  const pages = libraries.flatMap(({ described, ...library }) => [
    [
      `${library.folder}/README.md`,
      withTable(read(`${library.folder}/README.md`), described),
      'markdown',
    ] as const,
    [`${library.folder}/COMPONENTS.md`, componentsPage(library, described), 'markdown'] as const,
    [`${library.folder}/components.json`, manifestOf(library.packageName, described), 'json'] as const,
  ]);
  const stale: string[] = [];
  for (const [file, text, parser] of [
    ...pages,
    ['llms.txt', llmsPage(libraries), 'markdown'] as const,
    ['libs/ui/skein.tokens.json', JSON.stringify(designTokens(skeinBrand)), 'json'] as const,
  ]) {
    const style = await resolveConfig(join(ROOT, file));
    const wanted = await formatted(text, parser, style);
    if (read(file) === wanted) continue;
    stale.push(file);
    if (!check) writeFileSync(join(ROOT, file), wanted);
  }
  const count = libraries.reduce((sum, { described }) => sum + described.length, 0);
  console.log(`${count} components in ${libraries.length} libraries`);
  if (!check || stale.length === 0) return;
  for (const file of stale) console.error(`${file}: is not what the sources say; run npm run components`);
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
