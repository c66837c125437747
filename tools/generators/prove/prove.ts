import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/*
 * `npm run generators:prove`: tests docs/blocks.md and CONTRIBUTING.md in a copy of the workspace. It runs
 * every generator command and every check of these documents, and checks the copy after each step. It does not
 * test the checks' error messages, and no stories, because stories need a browser.
 */
const ROOT = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'skein-workspace-'));

const fencesOf = (markdown: string) =>
  [...markdown.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(([, info = '', text = '']) => ({ info, text }));
/** Returns the commands in all shell code blocks of a document, without shell comments. */
const shellLines = (markdown: string) =>
  fencesOf(markdown)
    .filter(({ info }) => info === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

const docs = readFileSync(join(ROOT, 'docs/blocks.md'), 'utf8');
const pages = [docs, readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')];
const commands = [...new Set(pages.flatMap(shellLines))].filter((line) =>
  /^(npx nx (g|sync)\b|npm install$)/.test(line),
);
/** Commands in docs/blocks.md that check a new block. Leaves out story tests, which need a browser. */
const checks = shellLines(/^## Draw and check\n([^]*?)^## /m.exec(docs)?.[1] ?? '').filter(
  (line) => !line.includes(':stories'),
);
if (commands.length < 4 || checks.length < 4) throw new Error('docs/blocks.md has hardly anything to type');
const named = (kind: string) =>
  commands.flatMap((line) => new RegExp(`generators:${kind} (\\S+)`).exec(line)?.[1] ?? []);
const folders = ['blocks', ...named('library')].map((name) => `libs/${name}`);

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  PATH: `${join(copy, 'node_modules/node/bin')}:${join(copy, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};
const failures: string[] = [];

function type(line: string, name = line): void {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: copy, env, encoding: 'utf8' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (status === 0) return;
  failures.push(name);
  console.log(`${stdout}${stderr}`.slice(-4000));
}

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/**
 * Copies the workspace.
 * @returns git hash of the copied state
 */
function copyWorkspace(): string {
  for (const file of git(ROOT, 'ls-files', '-z', '-co', '--exclude-standard').split('\0'))
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  for (const folder of [
    'node_modules',
    ...globSync('{{apps,libs}/*,content,tools}/node_modules', { cwd: ROOT }),
  ]) {
    const [from, to] = [join(ROOT, folder), join(copy, folder)];
    // Make hard links if the copy is on the same disk.
    if (spawnSync('cp', ['-al', from, to]).status !== 0) {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
    // Delete caches. Tools change cache files in place, and a hard link would change the original, too.
    for (const cache of ['.vite', '.vitest', '.cache'])
      rmSync(join(to, cache), { recursive: true, force: true });
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  return git(copy, 'write-tree');
}

/** Links each new library in `node_modules`, as `npm install` does. */
function linkLibraries(): void {
  for (const manifest of globSync('libs/*/package.json', { cwd: copy })) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(copy, manifest), 'utf8'));
    const link = join(copy, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(copy, dirname(manifest))), link);
  }
}

/** Checks format, features, types and lint rules. `before` is the commit with which to compare the copy. */
function seeThatItIsGreen(when: string, before: string): void {
  git(copy, 'add', '--all');
  const changed = git(copy, 'diff', '--cached', '--name-only', '--diff-filter=d', before).split('\n');
  const ending = (pattern: RegExp) => changed.filter((file) => pattern.test(file)).join(' ');
  type(`prettier --check --log-level warn ${ending(/\.(tsx?|json|md)$/)}`, `${when}: formatted`);
  type('npm run --silent features:check', `${when}: features`);
  type(`tsc -b ${folders.join(' ')} content apps/site`, `${when}: types`);
  type(`eslint ${ending(/\.tsx?$/)}`, `${when}: lint`);
}

console.log(`in ${copy}`);
try {
  const before = copyWorkspace();
  for (const line of commands) {
    if (line === 'npm install') linkLibraries();
    else type(line);
  }
  seeThatItIsGreen('generated', before);
  type('knip', 'generated: nothing unused');
  for (const folder of folders)
    type(`cd ${folder} && vitest run contract ${named('block').join(' ')}`, `generated: tests of ${folder}`);
  for (const { info, text } of fencesOf(docs)) {
    const file = /\bfile=(\S+)/.exec(info)?.[1];
    if (file !== undefined) writeFileSync(join(copy, file), text);
  }
  // The check of the content refuses the placeholder texts of generators, so this replaces them.
  for (const file of globSync('content/entries/pages/*.ts', { cwd: copy }).map((one) => join(copy, one)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/ comes here|: aquí va/g, (text) =>
        text === ' comes here' ? ' is written' : ', escrito',
      ),
    );
  for (const line of checks) type(line, `written: ${line}`);
  seeThatItIsGreen('written', before);
} finally {
  if (!process.argv.includes('--keep')) rmSync(copy, { recursive: true, force: true });
}
console.log(
  `\n${failures.length === 0 ? 'Everything that was generated is green.' : `${failures.length} failed`}`,
);
process.exit(failures.length === 0 ? 0 : 1);
