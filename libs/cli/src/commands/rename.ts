import { jsonText } from '@skein/local-cms';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { drawnName } from '../pictures/logo.ts';
import { CommandError, type Terminal } from '../terminal/terminal.ts';
import { picturesCommand } from './pictures.ts';

export const RENAME_HELP = `skein rename                 writes the names on the right side of names.json in place of those on the left: in all
                             entries, in names of pictures and in src. Then draws the logo and the pictures
skein rename <old> <new>     the same with one name
  --dry-run                  only says where the names are`;

const NAMES = 'names.json';
const LOGO = 'content/assets/logo.svg';
/**
 * The paragraph in the footer of a new site that says that the provider is made up. It would be wrong beside the
 * names of a real provider.
 */
const MADE_UP = /<p>(?:(?!<\/p>).)*(?:Replace this text with your own|Pon aquí tu propio texto)\.<\/p>/g;
const LETTER = String.raw`[\p{L}\p{N}]`;

/** New names by old names. */
type Names = Readonly<Record<string, string>>;
interface Renaming {
  /** Matches each old name, unless a letter or digit stands directly before or after the name. */
  readonly old: RegExp;
  readonly by: (old: string) => string;
}

/**
 * Returns the pattern of all old names. The longest name comes first, because `Windlass` is also a part of
 * `Windlass Fiber`.
 */
function renamingOf(names: Names): Renaming {
  const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const all = Object.keys(names).sort((a, b) => b.length - a.length);
  return {
    old: new RegExp(`(?<!${LETTER})(?:${all.map(escape).join('|')})(?!${LETTER})`, 'gu'),
    by: (old) => names[old] ?? old,
  };
}

/** Where a name was found: the field and language in an entry (`title.en-US`), or an empty text in any other file. */
type Place = string;

/**
 * Returns a value in which the new names replace the old ones.
 * @param path path of the value in its file
 * @param places receives the place of each changed text
 */
function renamed(value: unknown, renaming: Renaming, path: readonly string[], places: Place[]): unknown {
  if (typeof value === 'string') {
    const changed = value
      .replaceAll(MADE_UP, (paragraph) => (paragraph.search(renaming.old) < 0 ? paragraph : ''))
      .replaceAll(renaming.old, renaming.by);
    if (changed !== value) places.push(path.join('.'));
    return changed;
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, renaming, path, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      // `sys` holds ids and dates, and `file` the address of a picture, which keep the old names.
      name === 'sys' || name === 'file' ? one : renamed(one, renaming, [...path, name], places),
    ]),
  );
}

/** Parses JSON. @throws CommandError that names the file */
function parse(file: string, text: string): { readonly fields?: unknown } {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}. Nothing was changed.`);
  }
}

function renameIn(
  file: string,
  text: string,
  { old, by }: Renaming,
): { text: string; places: readonly Place[] } {
  if (!file.endsWith('.json')) {
    const count = text.match(old)?.length ?? 0;
    // An unescaped apostrophe would end the string in the source code.
    const inCode = (name: string) => by(name).replaceAll("'", String.raw`\'`);
    return { text: text.replaceAll(old, inCode), places: Array<string>(count).fill('') };
  }
  const places: Place[] = [];
  const value = parse(file, text);
  const fields = renamed(value.fields, { old, by }, [], places);
  return { text: jsonText({ ...value, fields }), places };
}

/**
 * Returns the new names by old names from `names.json`.
 * @throws CommandError if the file is missing, or is not a record of names
 */
function readNames(root: string): Names {
  const file = join(root, NAMES);
  if (!existsSync(file)) throw new CommandError(`${NAMES} is missing. ${RENAME_HELP}`);
  const read = v.safeParse(
    v.record(v.string(), v.pipe(v.string(), v.trim(), v.minLength(1))),
    parse(NAMES, readFileSync(file, 'utf8')),
  );
  if (!read.success) throw new CommandError(`${NAMES} must have a name on each side: "Windlass": "Harbor".`);
  return read.output;
}

/** Returns the new names by old names: from the command line, or else the changed lines of `names.json`. */
function askedNames(root: string, positionals: readonly string[]): Names {
  const [old = '', by, ...more] = positionals;
  if (positionals.length === 0) {
    const changed = Object.entries(readNames(root)).filter(([before, after]) => before !== after);
    if (changed.length === 0)
      throw new CommandError(
        `${NAMES} changes nothing: write your names on the right side.\n\n${RENAME_HELP}`,
      );
    return Object.fromEntries(changed);
  }
  if (old.trim() === '' || by === undefined || more.length > 0) throw new CommandError(RENAME_HELP);
  return { [old]: by };
}

/** Writes `names.json` for the next rename: each current name is both the key and the value of its line. */
function writeNames(root: string, names: Names): void {
  if (!existsSync(join(root, NAMES))) return;
  const now = Object.keys(readNames(root)).map((name) => names[name] ?? name);
  writeFileSync(join(root, NAMES), jsonText(Object.fromEntries(now.map((name) => [name, name]))));
}

/** Returns the name in a logo that `skein` has drawn, or undefined for a logo of the provider. */
function nameInLogo(root: string): string | undefined {
  const file = join(root, LOGO);
  return existsSync(file) ? drawnName(readFileSync(file, 'utf8')) : undefined;
}

/** Runs `skein rename`. @throws CommandError if an old name occurs nowhere */
export async function renameCommand(
  words: readonly string[],
  root: string,
  terminal: Terminal,
): Promise<void> {
  const { say } = terminal;
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const names = askedNames(root, positionals);
  const renaming = renamingOf(names);
  const files = globSync(['content/entries/*.json', 'content/assets/*.json', 'src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const found = files.sort().flatMap((file) => {
    const result = renameIn(file, readFileSync(join(root, file), 'utf8'), renaming);
    return result.places.length > 0 ? [{ file, ...result }] : [];
  });
  for (const { file, text, places } of found) {
    say(`${file}  ${[...new Set(places)].filter(Boolean).join(', ') || `${places.length} times`}`);
    const before = readFileSync(join(root, file), 'utf8').match(MADE_UP) ?? [];
    for (const paragraph of before.filter((one) => !text.includes(one))) say(`${file} loses ${paragraph}`);
    if (!values['dry-run']) writeFileSync(join(root, file), text);
  }
  const total = found.reduce((sum, { places }) => sum + places.length, 0);
  if (total === 0)
    throw new CommandError(`“${Object.keys(names).join('”, “')}” is in no entry and in no file of src.`);
  say(`\n${total} places.`);
  if (values['dry-run']) return;
  writeNames(root, names);
  const drawn = nameInLogo(root);
  if (drawn !== undefined && names[drawn] !== undefined) await picturesCommand([], root, terminal);
  else if (drawn === undefined)
    say('The logo is your own: it stays, and so do the pictures. skein pictures draws them from it.');
}
