import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Target = v.union([v.string(), v.record(v.string(), v.string())]);
const Manifest = v.object({
  name: v.string(),
  private: v.optional(v.boolean(), false),
  exports: v.record(v.string(), Target),
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
});

/** One address of a package's `exports`, such as `./server`. */
export interface EntryPoint {
  readonly subpath: string;
  /** Condition to file. A plain string counts as `default`. */
  readonly targets: Readonly<Record<string, string>>;
}

/** A library that is published. */
export interface Library {
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly EntryPoint[];
  /** Packages that only those install who use what needs them. */
  readonly optionalPeers: readonly string[];
}

/**
 * One entry point for each module that a pattern stands for: for `./hero/*`, one for each folder of heroes that has a
 * module of its name. Patterns without a source, such as those of fonts, stay.
 */
export function expandPattern(library: string, entry: EntryPoint): readonly EntryPoint[] {
  const source = entry.targets['@skein/source'];
  if (source === undefined || !entry.subpath.includes('*')) return [entry];
  const [folder = ''] = source.split('*');
  const names = readdirSync(join(library, folder)).filter((name) =>
    existsSync(join(library, source.replaceAll('*', name))),
  );
  return names.map((name) => ({
    subpath: entry.subpath.replaceAll('*', name),
    targets: Object.fromEntries(
      Object.entries(entry.targets).map(([condition, target]) => [condition, target.replaceAll('*', name)]),
    ),
  }));
}

/** Every library of a folder that is not private. */
export function findLibraries(folder: string): Library[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((library) => existsSync(join(library, 'package.json')))
    .flatMap((library) => {
      const json: unknown = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
      const manifest = v.parse(Manifest, json);
      if (manifest.private) return [];
      const entries = Object.entries(manifest.exports)
        .map(([subpath, target]) => ({
          subpath,
          targets: typeof target === 'string' ? { default: target } : target,
        }))
        .flatMap((entry) => expandPattern(library, entry));
      const optionalPeers = Object.keys(manifest.peerDependenciesMeta);
      return [{ name: manifest.name, folder: library, entries, optionalPeers }];
    });
}

/** The built module behind an entry point; undefined for patterns, JSON and other files. */
export const moduleOf = ({ targets }: EntryPoint): string | undefined =>
  targets['default']?.endsWith('.js') && !targets['default'].includes('*') ? targets['default'] : undefined;

/** What other packages import: `@skein/ui`, `@skein/cms-client/server`. */
export const specifierOf = ({ name }: Pick<Library, 'name'>, { subpath }: EntryPoint): string =>
  name + subpath.slice(1);
