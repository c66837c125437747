import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT, run } from '../commands/run.ts';
import { entryPointsOf, optionalPeers, readLibraries, type EntryPoint, type Package } from './manifests.ts';
import { packLibraries, type PackedLibrary } from './pack.ts';

/** Checks that all libraries can be published: contents of the tarballs, exports, types, and imports in Node. */
const folder = join(ROOT, 'dist', 'packages');
const problems: string[] = [];
/**
 * Size limit of all type declarations, in KB. Large declarations slow editors and compilers. TypeScript writes
 * out types without a name, which can add megabytes.
 */
const MAX_DECLARATIONS_KB = 510;

const binOf = (manifest: string, file: string) => fileURLToPath(new URL(file, manifest));
const node = (args: readonly string[], cwd = ROOT) =>
  run(process.execPath, args, { cwd, env: { NODE_OPTIONS: '' }, quiet: true });

async function checkTarball({ name, files, installed, tarball }: PackedLibrary): Promise<void> {
  const add = (where: string, what: string) => problems.push(`${name}  ${where}: ${what}`);
  if (readFileSync(join(installed, 'LICENSE'), 'utf8') !== readFileSync(join(ROOT, 'LICENSE'), 'utf8'))
    add('LICENSE', 'is not the licence of the workspace');
  const declarations = files.filter(({ path }) => path.endsWith('.d.ts'));
  const kb = declarations.reduce((sum, { size }) => sum + size, 0) / 1024;
  if (kb > MAX_DECLARATIONS_KB)
    add('*.d.ts', `take ${kb.toFixed(0)} KB, the limit is ${MAX_DECLARATIONS_KB}: name types by interfaces`);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  for (const message of messages)
    add('publint', formatMessage(message, pkg, { color: false }) ?? message.code);
  const attw = binOf(import.meta.resolve('@arethetypeswrong/cli/package.json'), 'dist/index.js');
  const args = [
    attw,
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-definitely-typed',
  ];
  const { ok, output } = await node(args);
  if (!ok) add('attw', output.trim().slice(-2000));
}

const IMPORT_ALL = `
for (const specifier of process.argv.slice(2)) {
  const what = await import(specifier).then((found) => (Object.keys(found).length > 0 ? '' : 'exports nothing'), String);
  if (what !== '') console.log(JSON.stringify([specifier, what]));
}
console.log('"done"');
process.exit(0);
`;

/**
 * Imports the packages by name in Node, as users do: without TypeScript, a bundler, or this workspace's export
 * conditions.
 */
async function checkImports(libraries: readonly Package[], specifiers: readonly string[]): Promise<void> {
  writeFileSync(join(folder, 'import-all.mjs'), IMPORT_ALL);
  const { output } = await node(['--no-experimental-strip-types', 'import-all.mjs', ...specifiers], folder);
  const said = output.trim().split('\n');
  if (!said.includes('"done"')) problems.push(`imports: ${output.slice(-300)}`);
  const refused = said.filter((line) => line.startsWith('["')).map((line) => JSON.parse(line) as string[]);
  for (const [specifier = '', what = ''] of refused) {
    const missing = /Cannot find package '([^']+)'/.exec(what)?.[1] ?? '';
    // An optional peer may be missing here. The test applications have all optional peers.
    const owner = libraries.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    if (!owner || !optionalPeers(owner).includes(missing)) problems.push(`${specifier}: ${what}`);
  }
}

const COMPILER_OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['node'],
  // Otherwise, TypeScript would silently treat an unresolved declaration as `any`.
  skipLibCheck: false,
};

/** Checks the types of all declarations, with an application that imports every module of the packages. */
async function checkTypes(libraries: readonly Package[], specifiers: readonly string[]): Promise<void> {
  const lines = specifiers.map((specifier, index) => `export type * as e${index} from '${specifier}';\n`);
  writeFileSync(join(folder, 'consumer.ts'), lines.join(''));
  const config = { compilerOptions: COMPILER_OPTIONS, files: ['consumer.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = binOf(import.meta.resolve('@tsc/v7/package.json'), 'bin/tsc');
  const { output } = await node([tsc, '-p', '.', '--pretty', 'false'], folder);
  const errors = output.split('\n').filter((line) => / error TS/.test(line));
  const ours = ['consumer.ts(', ...libraries.map(({ name }) => `node_modules/${name}/`)];
  problems.push(
    ...errors.filter((line) => !line.includes('): error') || ours.some((one) => line.includes(one))),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** Whether an entry point is a JavaScript module, and not a pattern for several files. */
const isModule = ({ targets: { default: file = '' } }: EntryPoint) =>
  file.endsWith('.js') && !file.includes('*');
const libraries = readLibraries();
const specifiers = libraries
  .flatMap(entryPointsOf)
  .filter(isModule)
  .map(({ specifier }) => specifier);
/** Whether an entry point is a program, which runs when it is imported. Its package names it in `sideEffects`. */
const isProgram = (specifier: string) =>
  libraries.some(
    ({ name, sideEffects }) =>
      Array.isArray(sideEffects) &&
      sideEffects.some((pattern) => `${name}/${basename(pattern, '.*')}` === specifier),
  );
const packed = await packLibraries(libraries, folder);
await Promise.all([
  ...packed.map(checkTarball),
  checkImports(
    libraries,
    specifiers.filter((specifier) => !isProgram(specifier)),
  ),
  checkTypes(libraries, specifiers),
]);
console.table(packed.map(({ name, size }) => ({ name, tarball: `${(size / 1024).toFixed(1)} KB` })));
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${libraries.length} packages with ${specifiers.length} entry points are fit to be published.`);
else
  console.error(`\n${problems.length} problem(s). After a change of sources or entry points: npm run build`);
process.exitCode = problems.length === 0 ? 0 : 1;
