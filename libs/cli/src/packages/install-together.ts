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

const OURS = /(?:^|\/)node_modules\/@skein\//;
const Lock = v.looseObject({ packages: v.record(v.string(), v.unknown()) });

function withoutOurs(text: string): string {
  const lock = v.parse(Lock, JSON.parse(text));
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !OURS.test(path)));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
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

/**
 * Runs `npm install` as if our packages were not installed yet. The packages are peers of each other, so npm
 * refuses to move one of them while the others are installed in their old version.
 * @param install runs npm, and returns whether npm has succeeded
 * @param undo takes back what the caller wrote before the installation
 * @returns whether the installation has succeeded; if not, everything is as before
 */
export function installTogether(root: string, install: () => boolean, undo: () => void): boolean {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/@skein');
  const kept = join(root, 'node_modules/.skein-before');
  const before = existsSync(lock) ? readFileSync(lock, 'utf8') : undefined;
  if (before !== undefined) writeFileSync(lock, withoutOurs(before));
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(installed)) renameSync(installed, kept);
  const commands = ourCommands(root);
  for (const { path } of commands) rmSync(path);
  if (install()) {
    rmSync(kept, { recursive: true, force: true });
    return true;
  }
  if (before !== undefined) writeFileSync(lock, before);
  rmSync(installed, { recursive: true, force: true });
  if (existsSync(kept)) renameSync(kept, installed);
  for (const { path, target } of commands) if (!existsSync(path)) symlinkSync(target, path);
  undo();
  return false;
}
