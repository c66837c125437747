import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';
import { entryPointsOf, optionalPeers, readLibraries, type EntryPoint, type Package } from './manifests.ts';
import { packLibraries, type PackedLibrary } from './pack.ts';

/** Whether the tarballs of all libraries are fit to be published: contents, exports, types, and that Node can import them. */
const folder = join(ROOT, 'dist', 'packages');
const problems: string[] = [];
/** Editors and compilers read all of it: what TypeScript prints without a name adds up to megabytes. */
const MAX_DECLARATIONS_KB = 500;

const binOf = (manifest: string, file: string) => fileURLToPath(new URL(file, manifest));
const output = (args: readonly string[], cwd = ROOT): Promise<string> =>
  new Promise((done) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '' } };
    execFile(process.execPath, args, options, (_, stdout, stderr) => done(stdout.trim() || stderr));
  });

const Attw = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    problems: v.optional(
      v.record(
        v.string(),
        v.array(v.looseObject({ kind: v.string(), resolutionKind: v.optional(v.string()) })),
      ),
      {},
    ),
  }),
);
/** Ways of resolving that packages of ES modules alone do not claim to support. */
const OTHER_WAYS = ['node10', 'node16-cjs'];

async function checkTarball({ library, paths, installed, tarball }: PackedLibrary): Promise<void> {
  const add = (where: string, what: string) => problems.push(`${library.name}  ${where}: ${what}`);
  if (readFileSync(join(installed, 'LICENSE'), 'utf8') !== readFileSync(join(ROOT, 'LICENSE'), 'utf8'))
    add('LICENSE', 'is not the licence of the workspace');
  const declarations = paths.filter((path) => path.endsWith('.d.ts'));
  const kb = declarations.reduce((sum, path) => sum + statSync(join(installed, path)).size, 0) / 1024;
  if (kb > MAX_DECLARATIONS_KB)
    add('*.d.ts', `take ${kb.toFixed(0)} KB, the limit is ${MAX_DECLARATIONS_KB}: name types by interfaces`);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  for (const message of messages)
    add('publint', formatMessage(message, pkg, { color: false }) ?? message.code);
  const attw = binOf(import.meta.resolve('@arethetypeswrong/cli/package.json'), 'dist/index.js');
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'json', '--no-definitely-typed'];
  const told = v.safeParse(Attw, await output(args));
  if (!told.success) add('attw', 'did not finish');
  else
    for (const { kind, resolutionKind = '', ...rest } of Object.values(told.output.problems).flat())
      if (!OTHER_WAYS.includes(resolutionKind)) add('attw', `${kind} ${JSON.stringify(rest)}`.slice(0, 300));
}

const IMPORT_ALL = `
for (const specifier of process.argv.slice(2)) {
  const what = await import(specifier).then((found) => (Object.keys(found).length > 0 ? '' : 'exports nothing'), String);
  if (what !== '') console.log(JSON.stringify([specifier, what]));
}
console.log('"done"');
process.exit(0);
`;

/** Imports packages by their public addresses in plain Node: no TypeScript, no bundler, no condition of this workspace. */
async function checkImports(libraries: readonly Package[], specifiers: readonly string[]): Promise<void> {
  writeFileSync(join(folder, 'import-all.mjs'), IMPORT_ALL);
  const said = await output(['--no-experimental-strip-types', 'import-all.mjs', ...specifiers], folder);
  const lines = said.split('\n').filter((line) => line.startsWith('["'));
  if (!said.endsWith('"done"')) problems.push(`imports: ${said.slice(-300)}`);
  for (const [specifier = '', what = ''] of lines.map((line) => JSON.parse(line) as string[])) {
    const missing = /Cannot find package '([^']+)'/.exec(what)?.[1] ?? '';
    // What this workspace itself has no use for is tried in an application that has.
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
  // Declarations that cannot be resolved are silently `any` otherwise.
  skipLibCheck: false,
};

/** What TypeScript says about an application that imports everything, and about the declarations of ours that it meets. */
async function checkTypes(libraries: readonly Package[], specifiers: readonly string[]): Promise<void> {
  const lines = specifiers.map((specifier, index) => `export type * as e${index} from '${specifier}';\n`);
  writeFileSync(join(folder, 'consumer.ts'), lines.join(''));
  const config = { compilerOptions: COMPILER_OPTIONS, files: ['consumer.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const said = await output(
    [binOf(import.meta.resolve('@tsc/v7/package.json'), 'bin/tsc'), '-p', '.', '--pretty', 'false'],
    folder,
  );
  const errors = said.split('\n').filter((line) => / error TS/.test(line));
  const ours = ['consumer.ts(', ...libraries.map(({ name }) => `node_modules/${name}/`)];
  problems.push(
    ...errors.filter((line) => !line.includes('): error') || ours.some((one) => line.includes(one))),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** Those that lead to a built module, and not to a pattern, to JSON or another file. */
const isModule = ({ targets: { default: file = '' } }: EntryPoint) =>
  file.endsWith('.js') && !file.includes('*');
const libraries = readLibraries();
const specifiers = libraries
  .flatMap(entryPointsOf)
  .filter(isModule)
  .map(({ specifier }) => specifier);
const packed = await packLibraries(libraries, folder);
await Promise.all([
  ...packed.map(checkTarball),
  checkImports(libraries, specifiers),
  checkTypes(libraries, specifiers),
]);
console.table(
  packed.map(({ library: { name }, size }) => ({ name, tarball: `${(size / 1024).toFixed(1)} KB` })),
);
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${libraries.length} packages with ${specifiers.length} entry points are fit to be published.`);
else
  console.error(`\n${problems.length} problem(s). After a change of sources or entry points: npm run build`);
process.exitCode = problems.length === 0 ? 0 : 1;
