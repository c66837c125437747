import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/** Packages of which the server reads files at run time, in addition to its build. */
const EXTERNAL = [
  '@cloudflare/speedtest',
  '@contentful/live-preview',
  'better-sqlite3',
  'idiomorph',
  'jsdom',
  'sharp',
];
const BUILT = ['apps/site/dist', 'content/generated'];
/** Matches files that the server never reads: documents, type declarations, source maps and C sources. */
const NOT_RUN =
  /\/better-sqlite3\/(?:deps|src|prebuilds\/(?!linux-))|\.(?:md|markdown|d\.[cm]?ts|ts)$|\/node_modules\/[^/]+\/.*\.map$/;
/** Matches files of the build that only measurements use. */
const NOT_SERVED = /\/dist\/server\/(?:whole-way-bench|prepare)\.js(?:\.map)?$/;

const Manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

/**
 * Returns the folders of packages and of all their dependencies.
 * @throws if a package is not installed
 */
export function packageFolders(names: readonly string[], root: string): readonly string[] {
  const found = new Set<string>();
  function add(name: string, from: string, optional: boolean): void {
    const folder = folderOf(name, from);
    if (folder === undefined && !optional) throw new Error(`${name} is not installed`);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    for (const needed of Object.keys(manifest.optionalDependencies)) add(needed, folder, true);
    for (const needed of Object.keys(manifest.dependencies))
      add(needed, folder, needed in manifest.optionalDependencies);
  }
  for (const name of names) add(name, root, false);
  return [...found];
}

export interface ServerFile {
  /** Path on this machine. */
  readonly source: string;
  /** Path in the image. It is the same as the path in the workspace. */
  readonly path: string;
  readonly bytes: number;
}

/** Returns the font files of `@skein/ui`. The server reads them from this package at run time. */
function fontFiles(root: string): readonly ServerFile[] {
  const ui = 'node_modules/@skein/ui';
  const { resolve } = createRequire(join(root, 'apps/site/dist/server/main.js'));
  const folder = realpathSync(join(root, ui));
  const fonts = dirname(resolve('@skein/ui/fonts/figtree.woff2'));
  const names = readdirSync(fonts).filter((name) => name.endsWith('.woff2') || name.endsWith('.txt'));
  return [join(folder, 'package.json'), ...names.map((name) => join(fonts, name))].map((source) => ({
    source,
    path: join(ui, relative(folder, source)),
    bytes: statSync(source).size,
  }));
}

/**
 * Returns all files that the built server needs at run time.
 * @param root root of the workspace or of a copy
 */
export function serverFiles(root: string): readonly ServerFile[] {
  const folders = [...BUILT.map((path) => join(root, path)), ...packageFolders(EXTERNAL, root)];
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // A package's folder may contain other packages.
  return [...new Set(paths)]
    .filter((path) => !NOT_RUN.test(path) && !NOT_SERVED.test(path))
    .map((source) => ({ source, path: relative(root, source), bytes: statSync(source).size }))
    .concat(fontFiles(root))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
