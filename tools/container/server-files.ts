import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/**
 * The packages that the server needs beside its build: `external` in `apps/site/vite.config.ts`, and the
 * engine of the speed test.
 */
const EXTERNAL = ['@cloudflare/speedtest', 'better-sqlite3', 'jsdom', 'sharp'];
const BUILT = ['apps/site/dist', 'content/generated'];
/** Matches sources that packages bring for compilation, and files that only people and compilers read. */
const NOT_RUN =
  /\/better-sqlite3\/(?:deps|src|prebuilds\/(?!linux-))|\.(?:md|markdown|d\.[cm]?ts|ts)$|\/node_modules\/[^/]+\/.*\.map$/;
/** Matches files that the build makes for measurements only. */
const NOT_SERVED = /\/dist\/server\/(?:whole-way-bench|prepare)\.js(?:\.map)?$/;

const Manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Returns the folder in which Node would find a package; undefined if there is none. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

/**
 * Returns the folders of packages and of all packages that they need.
 * @throws if one of them is not installed
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
  /** Path from the root of the image, which is the same as from the root of the workspace. */
  readonly path: string;
  readonly bytes: number;
}

/** Returns the fonts of the speed test, which the server finds by the name of their package. */
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
 * Returns every file that the built server needs to run.
 * @param root of the workspace, or of a copy
 */
export function serverFiles(root: string): readonly ServerFile[] {
  const folders = [...BUILT.map((path) => join(root, path)), ...packageFolders(EXTERNAL, root)];
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // A package may lie within another.
  return [...new Set(paths)]
    .filter((path) => !NOT_RUN.test(path) && !NOT_SERVED.test(path))
    .map((source) => ({ source, path: relative(root, source), bytes: statSync(source).size }))
    .concat(fontFiles(root))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
