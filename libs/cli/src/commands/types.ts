import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '@skein/local-cms';
import { writeType } from '../model/apply-changes.ts';
import { readModel } from '../model/model-of.ts';
import type { Model } from '../model/model.types.ts';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const TYPES_HELP = `skein types                 content types that the content uses, and how many entries have each
skein types --unused        content types in the files that no entry has
skein types --add [id …]    writes files: of these types, or of all that the content uses
skein types --remove [id …] removes files: of these types, or of all that no entry has

  --content <folder>        the folder of content; without it, content`;

/** The site in whose folder the command runs. */
export interface TypesSite {
  readonly root: string;
  /** Returns the content types of the packages and of the site's own blocks. */
  readonly packages: () => Model;
}

const OPTIONS = {
  unused: { type: 'boolean' },
  add: { type: 'boolean' },
  remove: { type: 'boolean' },
  content: { type: 'string' },
} as const;

const lineOf = (id: string, name: string, count: number): string =>
  `${id.padEnd(28)} ${String(count).padStart(4)}  ${name}`;

/** Runs `skein types`. @throws CommandError, ContentExportError */
export function typesCommand(
  words: readonly string[],
  { root, packages }: TypesSite,
  { say }: Terminal,
): void {
  const { values, positionals: ids } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  });
  const folder = resolve(root, values.content ?? 'content');
  const { model, entries } = readModel(folder);
  const unused = [...model.keys()].filter((id) => !entries.has(id));
  if (values.unused) return unused.forEach((id) => say(lineOf(id, model.get(id)?.name ?? '', 0)));
  if (values.remove) return remove(folder, ids.length > 0 ? ids : unused, entries, say);
  const missing = [...entries.keys()].filter((id) => !model.has(id)).sort();
  if (values.add) return add(folder, ids.length > 0 ? ids : missing, { entries, packages: packages() }, say);
  if (ids.length > 0) throw new CommandError(TYPES_HELP);
  for (const [id, count] of [...entries].sort()) say(lineOf(id, model.get(id)?.name ?? 'no file', count));
  say(`\n${entries.size} in use, ${unused.length} more in the files, ${missing.length} without a file.`);
}

function remove(
  folder: string,
  ids: readonly string[],
  entries: ReadonlyMap<string, number>,
  say: (line: string) => void,
) {
  const used = ids.filter((id) => entries.has(id));
  if (used.length > 0) throw new CommandError(`The content uses ${used.join(', ')}: nothing was removed.`);
  for (const id of ids) rmSync(join(folder, 'types', `${id}.json`), { force: true });
  say(`${ids.length} removed.`);
}

function add(
  folder: string,
  ids: readonly string[],
  { entries, packages }: { readonly entries: ReadonlyMap<string, number>; readonly packages: Model },
  say: (line: string) => void,
) {
  const unknown = ids.filter((id) => !packages.has(id));
  if (unknown.length > 0) throw new CommandError(`No block of the site has the type ${unknown.join(', ')}.`);
  const { content } = readContent(folder);
  for (const id of ids) {
    const type = packages.get(id);
    if (!type || existsSync(join(folder, 'types', `${id}.json`))) continue;
    writeType(folder, content.locales ?? [], type);
    say(lineOf(id, type.name, entries.get(id) ?? 0));
  }
}
