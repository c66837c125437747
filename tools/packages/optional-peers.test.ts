import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { entryPointsOf, optionalPeers, readLibraries } from './manifests.ts';

const PAGE = 'docs/adr/0016-one-copy-of-what-holds-context.md';
const ROW = /^\| `([\w/-]+)` +\| ([^|]+)\|$/gm;

/** Optional peer dependencies by entry point, from the table in the document `PAGE`. */
const told = new Map(
  [...readFileSync(join(ROOT, PAGE), 'utf8').matchAll(ROW)].map(([, entry = '', peers = '']) => [
    `@skein/${entry}`,
    [...peers.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort(),
  ]),
);

const entries = readLibraries().flatMap((library) =>
  entryPointsOf(library).flatMap(({ specifier, targets: { '@skein/source': source } }) =>
    optionalPeers(library).length > 0 && source !== undefined ? [[specifier, library, source] as const] : [],
  ),
);

/** Whether a module belongs to the package that imports it. */
const isOwn = (id: string): boolean => /^[./\0]|^[a-z]:/i.test(id);
/** Returns the package in a module's address: `@scope/name` for `@scope/name/sub/path`. */
const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the packages that users of a module need, according to its sources. Includes packages that load later, but
 * not packages that only types need. Does not follow imports of other Skein libraries.
 */
async function packagesOf(source: string): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(ROOT, source), formats: ['es'] },
      rolldownOptions: {
        external(id) {
          if (!isOwn(id)) packages.add(packageOf(id));
          return !isOwn(id);
        },
      },
    },
  });
  return packages;
}

describe('what only one entry point needs', () => {
  it.each(entries)(
    '%s asks for no optional peer but those of its own',
    async (specifier, library, source) => {
      const packages = await packagesOf(join(library.folder, source));
      const needed = optionalPeers(library)
        .filter((name) => packages.has(name))
        .sort();
      expect(needed, `${PAGE} says what ${specifier} needs`).toEqual(told.get(specifier) ?? []);
    },
  );

  it('is told of entry points that exist', () => {
    const known = new Set(entries.map(([specifier]) => specifier));
    expect([...told.keys()].filter((specifier) => !known.has(specifier))).toEqual([]);
    expect(told.size).toBeGreaterThan(3);
  });
});
