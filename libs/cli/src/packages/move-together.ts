import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../terminal/terminal.ts';

const Manifest = v.looseObject({
  dependencies: v.optional(v.record(v.string(), v.string())),
  devDependencies: v.optional(v.record(v.string(), v.string())),
});
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Writes one version for all `@skein` packages of a site into its `package.json`.
 * @returns the names of the packages whose version was another
 * @throws CommandError if the version is none, or `package.json` cannot be read
 */
export function moveTogether(root: string, version: string, { write = true } = {}): readonly string[] {
  if (!VERSION.test(version))
    throw new CommandError(`${version || 'An empty text'} is not a version such as 1.2.3.`);
  const file = join(root, 'package.json');
  const read = v.safeParse(Manifest, parse(file));
  if (!read.success) throw new CommandError(`${file} cannot be read.`);
  const range = `^${version}`;
  const moved = new Set<string>();
  const manifest = read.output;
  for (const list of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
    for (const [name, asked] of Object.entries(list))
      if (name.startsWith('@skein/') && asked !== range) {
        list[name] = range;
        moved.add(name);
      }
  if (write && moved.size > 0) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return [...moved];
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
