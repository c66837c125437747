import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';
import { checkConsumer } from './check-consumer.ts';
import { checkContents } from './check-contents.ts';
import { importAll } from './check-imports.ts';
import { checkTypes, publintTarball } from './check-tarball.ts';
import { entrySize } from './entry-size.ts';
import { findLibraries, moduleOf, specifierOf, type PackageProblem } from './library.ts';
import { packLibraries, type PackedLibrary } from './pack.ts';
import { remembered, type Findings } from './remembered.ts';

interface Row {
  readonly 'entry point': string;
  /** Minified and gzipped, without other packages. */
  readonly 'min+gzip': string;
  readonly tarball: string;
  readonly imports: string;
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const folder = join(ROOT, 'dist', 'packages');
const problems: PackageProblem[] = [];

/** Editors and compilers read all of it: what TypeScript prints without a name adds up to megabytes. */
const MAX_DECLARATIONS_KB = 500;

function checkDeclarations({ library, paths, installed }: PackedLibrary): void {
  const bytes = paths
    .filter((path) => path.endsWith('.d.ts'))
    .reduce((sum, path) => sum + statSync(join(installed, path)).size, 0);
  if (bytes <= MAX_DECLARATIONS_KB * 1024) return;
  const what = `take ${kb(bytes)}, the limit is ${MAX_DECLARATIONS_KB} KB: name types by interfaces`;
  problems.push({ package: library.name, where: '*.d.ts', what });
}

/** Of the main entry points; with `FULL=1` of all two hundred. */
async function sizesOf({ library, installed }: PackedLibrary): Promise<Findings['sizes']> {
  const sizes: Record<string, number> = {};
  const entries = library.entries.filter(({ subpath }) => subpath === '.' || process.env['FULL'] === '1');
  for (const module of entries.flatMap((entry) => moduleOf(entry) ?? [])) {
    const bytes = await entrySize(join(installed, module)).catch(() => undefined);
    if (bytes !== undefined) sizes[module] = bytes;
  }
  return sizes;
}

async function lookAt(packed: PackedLibrary): Promise<Findings> {
  const [publint, types] = await Promise.all([publintTarball(packed), checkTypes(packed)]);
  return {
    problems: [
      ...publint.map((what): [string, string] => ['publint', what]),
      ...types.map((what): [string, string] => ['attw', what]),
    ],
    sizes: await sizesOf(packed),
  };
}

async function checkTarball(packed: PackedLibrary): Promise<Findings> {
  const { library, paths, installed, tarball } = packed;
  const add = (where: string, what: string) => problems.push({ package: library.name, where, what });
  checkDeclarations(packed);
  for (const [where, what] of checkContents(paths, library.entries)) add(where, what);
  if (paths.includes('LICENSE')) {
    const [own, ours] = [installed, ROOT].map((place) => readFileSync(join(place, 'LICENSE'), 'utf8'));
    if (own !== ours) add('LICENSE', 'is not the licence of the workspace');
  }
  const findings = await remembered(tarball, () => lookAt(packed));
  for (const [where, what] of findings.problems) add(where, what);
  return findings;
}

function rowsOf(
  { library, size }: PackedLibrary,
  { sizes }: Findings,
  failed: ReadonlyMap<string, string>,
): Row[] {
  return library.entries.flatMap((entry): Row[] => {
    const module = moduleOf(entry);
    if (module === undefined) return [];
    const specifier = specifierOf(library, entry);
    const problem = failed.get(specifier);
    const missing = /^Cannot find package '([^']+)'/.exec(problem ?? '')?.[1];
    // What this workspace itself has no use for is tried in an application that has.
    const untried = missing !== undefined && library.optionalPeers.includes(missing);
    if (problem !== undefined && !untried)
      problems.push({ package: library.name, where: specifier, what: problem });
    const bytes = sizes[module];
    return [
      {
        'entry point': specifier,
        'min+gzip': bytes === undefined ? '' : kb(bytes),
        tarball: entry.subpath === '.' ? kb(size) : '',
        imports: problem === undefined ? 'yes' : untried ? `with ${missing}` : 'NO',
      },
    ];
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const libraries = findLibraries(join(ROOT, 'libs'));
const packed = await packLibraries(libraries, folder);
const looked = await Promise.all(packed.map(async (one) => [one, await checkTarball(one)] as const));
const specifiers = libraries.flatMap((library) =>
  library.entries
    .filter((entry) => moduleOf(entry) !== undefined)
    .map((entry) => specifierOf(library, entry)),
);
const names = new Set(libraries.map(({ name }) => name));
const [failed, typeErrors] = await Promise.all([
  importAll(folder, specifiers),
  checkConsumer(folder, specifiers, names),
]);
for (const { package: name = 'types', where, what } of typeErrors)
  problems.push({ package: name, where, what });
console.table(looked.flatMap(([one, findings]) => rowsOf(one, findings, failed)));

if (problems.length > 0) {
  console.error(
    `\n${problems.length} problem(s). After a change of sources or entry points: npm run build\n`,
  );
  for (const { package: name, where, what } of problems) console.error(`${name}  ${where}: ${what}`);
  process.exitCode = 1;
} else {
  console.log(`${libraries.length} packages are fit to be published.`);
}
