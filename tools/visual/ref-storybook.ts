import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/** A ref that git does not know, or whose Storybook cannot be built. The message is for the person at the terminal. */
export class RefError extends Error {}

/** Packages of this workspace, linked by name into node_modules. */
const SCOPE = '@skein';
const PARENTS = ['libs', 'apps'];
const SINGLE = ['content', 'content/art', 'tools'];

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new RefError(stderr.trim());
  return stdout.trim();
}

/** Full hash of the commit that a ref stands for. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new RefError(`git knows no commit "${ref}"`);
  }
}

/** The earlier commit is built with today's dependencies; true when it asked for others. */
export function dependenciesDiffer(commit: string): boolean {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json'], { cwd: ROOT });
  return status !== 0;
}

function workspaceFolders(home: string): string[] {
  const nested = PARENTS.flatMap((parent) => {
    const folder = join(home, parent);
    return existsSync(folder) ? readdirSync(folder).map((name) => join(parent, name)) : [];
  });
  return [...nested, ...SINGLE].filter((folder) => existsSync(join(home, folder, 'package.json')));
}

/** Every installed package by link, and the workspace's own from `home`, not from this working tree. */
function linkPackages(home: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(home, 'node_modules');
  mkdirSync(join(to, SCOPE), { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches of builds are no packages, and would be shared between two trees.
    if (name === SCOPE || name.startsWith('.vite') || name === '.cache') continue;
    symlinkSync(join(from, name), join(to, name));
  }
  for (const folder of workspaceFolders(home)) {
    const { name } = JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')) as {
      name?: string;
    };
    if (name?.startsWith(`${SCOPE}/`)) symlinkSync(join(home, folder), join(to, name));
  }
}

function buildIn(home: string, output: string): void {
  const storybook = join(home, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--output-dir', output, '--quiet', '--disable-telemetry'],
    {
      cwd: join(home, 'apps/storybook'),
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  if (status !== 0)
    throw new RefError(
      `The Storybook of the earlier commit cannot be built:\n${`${stdout}${stderr}`.slice(-4000)}`,
    );
}

/**
 * Builds the Storybook of a commit in a worktree of its own and returns its folder. The last one built is kept:
 * the same commit with the same dependencies is not built twice. Artwork and speed test are those of the
 * working tree in both builds.
 */
export function buildRefStorybook(commit: string, folder: string): string {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const output = join(folder, `${commit.slice(0, 12)}-${lock.slice(0, 8)}`);
  const artwork = join(ROOT, 'content/generated');
  const speedTest = 'dist/speed-test';
  if (!existsSync(join(output, 'index.json'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const home = join(mkdtempSync(join(tmpdir(), 'skein-visual-')), 'tree');
    try {
      git('worktree', 'add', '--detach', '--force', home, commit);
      linkPackages(home);
      cpSync(artwork, join(home, 'content/generated'), { recursive: true });
      cpSync(join(ROOT, speedTest), join(home, speedTest), { recursive: true });
      buildIn(home, output);
    } finally {
      rmSync(join(home, '..'), { recursive: true, force: true });
      git('worktree', 'prune');
    }
  }
  cpSync(join(artwork, 'assets'), join(output, 'artwork'), { recursive: true });
  return output;
}
