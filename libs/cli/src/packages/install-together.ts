import {
  existsSync,
  globSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../terminal/terminal.ts';

const OURS = /(?:^|\/)node_modules\/@skein\//;
const Lock = v.looseObject({ packages: v.record(v.string(), v.unknown()) });

/**
 * Returns the text of the lock file as it is, and the text without our packages. Undefined without a lock file.
 * @throws CommandError if the file cannot be read
 */
export function readLock(root: string): { readonly text: string; readonly others: string } | undefined {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Lock), text);
  if (!read.success)
    throw new CommandError(`${file} cannot be read. If it has conflicts of git, npm install resolves them.`);
  const lock = read.output;
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !OURS.test(path)));
  return { text, others: `${JSON.stringify({ ...lock, packages }, null, 2)}\n` };
}

/**
 * Returns the links to our commands in `node_modules/.bin`. npm makes a command executable only when npm creates
 * the link.
 */
const ourCommands = (root: string) =>
  globSync('node_modules/.bin/*', { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => lstatSync(path).isSymbolicLink() && readlinkSync(path).includes('@skein'))
    .map((path) => ({ path, target: readlinkSync(path) }));

/** Signals that end npm and, without a listener, also this process, before it has put anything back. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `npm install` as if our packages were not installed yet. The packages are peers of each other, so npm
 * refuses to move one of them while the others are installed in their old version.
 * @param install runs npm, and returns whether npm has succeeded
 * @returns whether the installation has succeeded; if not, or if it throws, lock file and packages are as before
 */
export function installTogether(root: string, install: () => boolean): boolean {
  const lock = readLock(root);
  const lockFile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/@skein');
  const kept = join(root, 'node_modules/.skein-before');
  const wasInstalled = existsSync(installed);
  const commands = ourCommands(root);
  const stay = () => undefined;
  let isDone = false;
  for (const signal of ENDINGS) process.on(signal, stay);
  try {
    rmSync(kept, { recursive: true, force: true });
    if (wasInstalled) renameSync(installed, kept);
    if (lock) writeFileSync(lockFile, lock.others);
    for (const { path } of commands) rmSync(path);
    isDone = install();
    return isDone;
  } finally {
    if (isDone) rmSync(kept, { recursive: true, force: true });
    else {
      if (lock) writeFileSync(lockFile, lock.text);
      const isMoved = existsSync(kept);
      if (isMoved || !wasInstalled) rmSync(installed, { recursive: true, force: true });
      if (isMoved) renameSync(kept, installed);
      for (const { path, target } of commands) if (!existsSync(path)) symlinkSync(target, path);
    }
    for (const signal of ENDINGS) process.off(signal, stay);
  }
}

/** Whether all our packages are installed in one version. */
export const areInstalled = (root: string, version: string): boolean =>
  globSync('node_modules/@skein/*/package.json', { cwd: root }).every(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).version === version,
  );
