import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Folder of this package, for code in `src` and in `dist`. */
const PACKAGE = join(import.meta.dirname, '..');
/**
 * Packed name and real name of files. npm leaves out a `.gitignore`, and treats the folder of a second
 * `package.json` as a package.
 */
const RENAMED = { _gitignore: '.gitignore', _dockerignore: '.dockerignore', '_package.json': 'package.json' };

/** Thrown if the folder cannot take a new site. */
export class RefusedFolder extends Error {}

/** Returns a folder's name in a form that npm accepts as a package name. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z\d._~-]+/g, '-')
    .replace(/^[._-]+/, '')
    .replace(/-$/, '') || 'site';

function refuseUnlessEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new RefusedFolder(`${folder} is a file. Name another folder.`);
  // Who has made a repository first may begin in it.
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new RefusedFolder(`${folder} is not empty. Name another folder, or empty this one.`);
}

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Returns our packages in the version of this one, because all are published together. */
const ownVersions = (asked: Record<string, string>, version: string) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, range]) => [name, name.startsWith('@skein/') ? `^${version}` : range]),
  );

/**
 * Writes a new site.
 * @returns its folder, as an absolute path
 * @throws RefusedFolder if the folder is not empty, or is a file
 */
export function createSkein(folder: string): string {
  const root = resolve(folder);
  refuseUnlessEmpty(root);
  mkdirSync(root, { recursive: true });
  cpSync(join(PACKAGE, 'template'), root, { recursive: true });
  for (const [packed, name] of Object.entries(RENAMED)) renameSync(join(root, packed), join(root, name));
  const { version }: { version: string } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const file = join(root, 'package.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const made = {
    name: packageName(root),
    ...manifest,
    dependencies: ownVersions(manifest.dependencies, version),
    devDependencies: ownVersions(manifest.devDependencies, version),
  };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  return root;
}
