import { jsonText } from '@skein/local-cms';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const RENAME_HELP = `skein rename <old> <new>     replaces a word in all entries, in names of pictures and in src, as a whole word:
                             skein rename "Windlass Fiber" "Harbor Net"
  --dry-run                  only says where the word is`;

const LETTER = String.raw`[\p{L}\p{N}]`;

/** Matches a text where no letter or digit stands before or after it. */
const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<!${LETTER})${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!${LETTER})`, 'gu');

interface Renaming {
  readonly old: RegExp;
  readonly by: string;
}
/** A place of a word: the entry or file, and the field and language in an entry. */
type Place = string;

/** Returns a value with the new word. @param path where the value is in its file */
function renamed(value: unknown, { old, by }: Renaming, path: readonly string[], places: Place[]): unknown {
  if (typeof value === 'string') {
    const changed = value.replaceAll(old, () => by);
    if (changed !== value) places.push(path.join('.'));
    return changed;
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, { old, by }, path, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      // `sys` has ids and dates.
      name === 'sys' ? one : renamed(one, { old, by }, [...path, name], places),
    ]),
  );
}

/** @throws CommandError that names the file */
function parse(file: string, text: string): { readonly fields?: unknown } {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}. Nothing was changed.`);
  }
}

/** Returns the new text of a file and where the word was. */
function renameIn(
  file: string,
  text: string,
  renaming: Renaming,
): { text: string; places: readonly Place[] } {
  if (!file.endsWith('.json')) {
    const count = text.match(renaming.old)?.length ?? 0;
    return { text: text.replaceAll(renaming.old, () => renaming.by), places: Array<string>(count).fill('') };
  }
  const places: Place[] = [];
  const value = parse(file, text);
  const fields = renamed(value.fields, renaming, [], places);
  return { text: jsonText({ ...value, fields }), places };
}

/** Runs `skein rename`. @throws CommandError if the word is nowhere */
export function renameCommand(words: readonly string[], root: string, { say }: Terminal): void {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [old = '', by, ...more] = positionals;
  if (old.trim() === '' || by === undefined || more.length > 0) throw new CommandError(RENAME_HELP);
  const renaming = { old: wholeWord(old), by };
  const files = globSync(['content/entries/*.json', 'content/assets/*.json', 'src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const found = files.sort().flatMap((file) => {
    const result = renameIn(file, readFileSync(join(root, file), 'utf8'), renaming);
    return result.places.length > 0 ? [{ file, ...result }] : [];
  });
  for (const { file, text, places } of found) {
    say(`${file}  ${[...new Set(places)].filter(Boolean).join(', ') || `${places.length} times`}`);
    if (!values['dry-run']) writeFileSync(join(root, file), text);
  }
  const total = found.reduce((sum, { places }) => sum + places.length, 0);
  if (total === 0) throw new CommandError(`“${old}” is in no entry and in no file of src.`);
  say(
    `\n${total} places. Pictures are not changed: replace content/assets/logo.svg and public/favicon.svg, then run skein pictures.`,
  );
}
