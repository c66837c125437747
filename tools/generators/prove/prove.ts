import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksIn, commandsIn, filesIn, type Check } from './read-docs.ts';
import { copyWorkspace, type CommandResult, type WorkspaceCopy } from './workspace-copy.ts';

/*
 * `npm run generators:prove`: runs every generator command that docs/blocks.md and CONTRIBUTING.md show in a copy of the
 * workspace, follows docs/blocks.md to the letter, its checks included, and sees that the copy stays green. What the gates
 * say of something forgotten is for their own tests. The stories are left to the catalogue, which needs a browser.
 */
const ROOT = join(import.meta.dirname, '../../..');
const NX = 'node_modules/nx/dist/bin/nx.js';
/** Its checks need a browser. */
const CATALOGUE = 'apps/storybook';
/** How much of a failed command is shown, characters. */
const SHOWN = 4000;

const docs = readFileSync(join(ROOT, 'docs/blocks.md'), 'utf8');
const commands = [
  ...new Set([docs, readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')].flatMap(commandsIn)),
];
const failures: string[] = [];

function step(name: string, run: () => CommandResult): void {
  const begun = performance.now();
  const { ok, output } = run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (ok) return;
  failures.push(name);
  console.log(output.slice(-SHOWN));
}

function type(copy: WorkspaceCopy, line: string): CommandResult {
  if (line === 'npm install') {
    copy.linkLibraries();
    return { ok: true, output: '' };
  }
  return copy.run(process.execPath, [NX, ...line.split(/\s+/).slice(2)]);
}

const features = (copy: WorkspaceCopy, ...args: string[]) =>
  copy.run(process.execPath, ['--conditions=@skein/source', 'tools/features/features.ts', ...args]);

/** Libraries that a command named, beside the one that blocks join by default. */
const libraries = ['blocks', ...commands.flatMap((line) => /generators:library (\S+)/.exec(line)?.[1] ?? [])];
const folders = libraries.map((name) => `libs/${name}`);
const own = commands.flatMap((line) => /generators:block (\S+)/.exec(line)?.[1] ?? []);
const checks = checksIn(docs).filter(({ folder }) => folder !== CATALOGUE);

function checkTypes(copy: WorkspaceCopy): CommandResult {
  return copy.run('tsc', ['-b', ...folders, 'content', 'apps/site']);
}
const checkLint = (copy: WorkspaceCopy) => copy.run('eslint', copy.changed(/\.tsx?$/));
/** Runs a check of the page; `npx` means what the workspace has installed. */
function check(copy: WorkspaceCopy, { words: [command = '', ...args], folder }: Check): CommandResult {
  const [tool = '', ...rest] = command === 'npx' ? args : [command, ...args];
  return copy.run(tool, rest, folder);
}
const checkFormat = (copy: WorkspaceCopy) =>
  copy.run('prettier', ['--check', '--log-level', 'warn', ...copy.changed(/\.(tsx?|json|md)$/)]);

function prove(copy: WorkspaceCopy): void {
  for (const line of commands) step(line, () => type(copy, line));
  step('generated: formatted', () => checkFormat(copy));
  step('generated: features', () => features(copy, '--check'));
  step('generated: types', () => checkTypes(copy));
  step('generated: lint', () => checkLint(copy));
  step('generated: nothing unused', () => copy.run('knip', []));
  for (const folder of folders)
    step(`generated: tests of ${folder}`, () => copy.run('vitest', ['run', 'contract', ...own], folder));

  for (const [file, text] of filesIn(docs)) copy.write(file, text);
  for (const one of checks) step(`written: ${one.line}`, () => check(copy, one));
  step('written: formatted', () => checkFormat(copy));
  step('written: features', () => features(copy, '--check'));
  step('written: types', () => checkTypes(copy));
  step('written: lint', () => checkLint(copy));
}

const copy = copyWorkspace(ROOT);
console.log(`in ${copy.root}`);
try {
  prove(copy);
} finally {
  if (!process.argv.includes('--keep')) copy.dispose();
}
console.log(
  `\n${failures.length === 0 ? 'Everything that was generated is green.' : `${failures.length} failed`}`,
);
process.exit(failures.length === 0 ? 0 : 1);
