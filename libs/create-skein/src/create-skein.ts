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
 * Names of files in the package, and their names in a new site. npm packs neither `.gitignore` nor `.npmrc`, and it treats
 * a folder with a second `package.json` as a package.
 */
const RENAMED = {
  _gitignore: '.gitignore',
  _dockerignore: '.dockerignore',
  _npmrc: '.npmrc',
  '_package.json': 'package.json',
};

/** Thrown if the folder for a new site is not empty, or is a file. */
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
  // The folder may already be an empty Git repository.
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new RefusedFolder(`${folder} is not empty. Name another folder, or empty this one.`);
}

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Sets the version of every `@skein` package to the version of this package: all are released together. */
const ownVersions = (asked: Record<string, string>, version: string) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, range]) => [name, name.startsWith('@skein/') ? `^${version}` : range]),
  );

/**
 * Writes a new site.
 * @returns the absolute path of the site's folder
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
