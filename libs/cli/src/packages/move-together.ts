import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../terminal/terminal.ts';

const Manifest = v.looseObject({
  dependencies: v.optional(v.record(v.string(), v.string())),
  devDependencies: v.optional(v.record(v.string(), v.string())),
});
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Returns the range of a version for `package.json`. @throws CommandError if the text is not a version */
export function rangeOfVersion(version: string): string {
  if (!VERSION.test(version))
    throw new CommandError(`${version || 'An empty text'} is not a version such as 1.2.3.`);
  return `^${version}`;
}

/**
 * Writes the ranges of all `@skein` packages of a site into its `package.json`.
 * @returns the names of the packages whose range has changed
 * @throws CommandError if `package.json` cannot be read
 */
export function moveTogether(
  root: string,
  rangeOf: (name: string) => string | undefined,
  { write = true } = {},
): readonly string[] {
  const file = join(root, 'package.json');
  const read = v.safeParse(Manifest, parse(file));
  if (!read.success) throw new CommandError(`${file} cannot be read.`);
  const moved = new Set<string>();
  const manifest = read.output;
  for (const list of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
    for (const [name, asked] of Object.entries(list)) {
      const range = name.startsWith('@skein/') ? rangeOf(name) : undefined;
      if (range === undefined || range === asked) continue;
      list[name] = range;
      moved.add(name);
    }
  if (write && moved.size > 0) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return [...moved];
}

/** Whether the packages of a site are files in its folder, and not versions of a registry. */
export function hasPackedPackages(root: string): boolean {
  const read = v.safeParse(Manifest, parse(join(root, 'package.json')));
  const { dependencies = {}, devDependencies = {} } = read.success ? read.output : {};
  return Object.entries({ ...dependencies, ...devDependencies }).some(
    ([name, range]) => name.startsWith('@skein/') && range.startsWith('file:'),
  );
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
