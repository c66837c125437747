import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../commands/run.ts';

/** A ref that git does not know, or that cannot be built. The message is for the person at the terminal. */
export class RefError extends Error {}

/** Packages of this workspace, linked by name into node_modules. */
const SCOPE = '@skein';
const PARENTS = ['libs', 'apps'];
const SINGLE = ['content', 'content/artwork', 'tools'];

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

/** Whether a commit asked for other dependencies than the working tree does. */
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

/** The dependencies that an earlier commit asked for, from its own lock file. */
function installPackages(home: string): void {
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    { cwd: home, encoding: 'utf8' },
  );
  if (status !== 0)
    throw new RefError(`The dependencies of the earlier commit cannot be installed:\n${stderr.slice(-4000)}`);
}

/** A commit in a working tree of its own, with the dependencies it asked for. */
export interface RefTree {
  readonly home: string;
  remove(): void;
}

/** Checks a commit out. Throws a {@link RefError} when that, or its installation, fails. */
export function openRefTree(commit: string): RefTree {
  const folder = mkdtempSync(join(tmpdir(), 'skein-visual-'));
  const home = join(folder, 'tree');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', '--force', home, commit);
    if (dependenciesDiffer(commit)) installPackages(home);
    else linkPackages(home);
    return { home, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs a build in such a tree. Throws a {@link RefError} with the end of what it printed when it fails. */
export function buildIn(folder: string, what: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0)
    throw new RefError(
      `The ${what} of the earlier commit cannot be built:\n${`${stdout}${stderr}`.slice(-4000)}`,
    );
}
