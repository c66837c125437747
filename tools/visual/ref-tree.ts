import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, ROOT } from '../commands/run.ts';

/**
 * Folder for the checkout of the other commit. It is on the same disk as `node_modules`, so it can have hard
 * links to these files. Git and Nx ignore `dist`.
 */
export const REF = join(ROOT, 'dist/visual/ref');

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * Returns the full hash of a git ref.
 * @throws git's message for an unknown ref
 */
export const commitOf = (ref: string): string =>
  git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);

const dependenciesDiffer = (commit: string): boolean =>
  spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json'], { cwd: ROOT }).status !== 0;

const INSTALL = ['npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
/**
 * Command that copies `node_modules` as hard links. In the copy, links to the workspace's packages lead to the
 * other commit, because these links are relative.
 */
const LINK = ['cp', '-al', join(ROOT, 'node_modules'), join(REF, 'node_modules')];

async function inRef([command = '', ...args]: readonly string[]): Promise<void> {
  const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
  const { ok, output } = await run(command, args, { cwd: REF, quiet: true, env });
  if (!ok)
    throw new Error(`${[command, ...args].join(' ')} failed in the earlier commit:\n${output.slice(-4000)}`);
}

/**
 * Checks out a commit in the folder `REF`, installs its dependencies, and builds a target there. The folder
 * stays, so that Nx can reuse its builds.
 * @throws if the build fails
 */
export async function buildRef(commit: string, target: string): Promise<void> {
  git('worktree', 'prune');
  if (existsSync(REF))
    execFileSync('git', ['checkout', '--quiet', '--force', '--detach', commit], { cwd: REF });
  else git('worktree', 'add', '--quiet', '--detach', '--force', REF, commit);
  const modules = join(REF, 'node_modules');
  const lock = readFileSync(join(REF, 'package-lock.json'), 'utf8');
  const known = join(modules, '.installed-for');
  if (!existsSync(known) || readFileSync(known, 'utf8') !== lock) {
    rmSync(modules, { recursive: true, force: true });
    await inRef(dependenciesDiffer(commit) ? INSTALL : LINK);
    // Delete caches. Tools change cache files in place, and a hard link would change the original, too.
    for (const cache of ['.vite', '.vitest', '.cache'])
      rmSync(join(modules, cache), { recursive: true, force: true });
    writeFileSync(known, lock);
  }
  await inRef([process.execPath, join(modules, 'nx/dist/bin/nx.js'), 'run', target, '--outputStyle=static']);
}
