import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { packagesOf } from './entry-packages.ts';
import { findLibraries, specifierOf } from './library.ts';

const PAGE = 'docs/adr/0016-one-copy-of-what-holds-context.md';
const ROW = /^\| `([\w/-]+)` +\| ([^|]+)\|$/gm;

/** Optional peers by entry point, as the page has them. */
const told = new Map(
  [...readFileSync(join(ROOT, PAGE), 'utf8').matchAll(ROW)].map(([, entry = '', peers = '']) => [
    `@skein/${entry}`,
    [...peers.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort(),
  ]),
);

const entries = findLibraries(join(ROOT, 'libs')).flatMap((library) =>
  library.entries
    .filter(({ targets }) => library.optionalPeers.length > 0 && targets['@skein/source'] !== undefined)
    .map((entry) => [specifierOf(library, entry), library, entry] as const),
);

describe('what only one entry point needs', () => {
  it.each(entries)('%s asks for no optional peer but those of its own', async (specifier, library, entry) => {
    const packages = await packagesOf(library, entry);
    const needed = library.optionalPeers.filter((name) => packages.has(name)).sort();
    expect(needed, `${PAGE} says what ${specifier} needs`).toEqual(told.get(specifier) ?? []);
  });

  it('is told of entry points that exist', () => {
    const known = new Set(entries.map(([specifier]) => specifier));
    expect([...told.keys()].filter((specifier) => !known.has(specifier))).toEqual([]);
    expect(told.size).toBeGreaterThan(3);
  });
});
