import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '@skein/local-cms';
import * as v from 'valibot';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const LANGUAGE_HELP = `skein language <tag> <name>  adds a language to the site and to its content: skein language fr-FR Français`;

const SPACE = 'content/space.json';
const LANGUAGES = 'src/languages.json';
const WORDS = 'src/words.json';

const Space = v.looseObject({
  locales: v.array(v.looseObject({ code: v.string(), default: v.boolean(), sys: v.looseObject({}) })),
});
const Languages = v.array(
  v.looseObject({ locale: v.string(), tag: v.string(), lang: v.string(), prefix: v.string() }),
);
const Words = v.record(v.string(), v.record(v.string(), v.string()));

/**
 * Returns the parsed JSON of a file of the site.
 * @throws CommandError if the file is missing, is not JSON, or does not fit the schema
 */
function read<T>(root: string, file: string, schema: v.GenericSchema<unknown, T>): T {
  if (!existsSync(join(root, file))) throw new CommandError(`${file} is missing.`);
  try {
    return v.parse(schema, JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Returns a language tag in its usual form (`fr-FR`) and its language (`fr`).
 * @throws CommandError if the text is not a tag of BCP 47
 */
function parseTag(given: string) {
  try {
    const { baseName, language } = new Intl.Locale(given);
    return { tag: baseName, lang: language };
  } catch {
    throw new CommandError(`${given} is not a language tag such as fr-FR.`);
  }
}

/**
 * Runs `skein language`.
 * @throws CommandError if the site already has the language, or its files cannot be read
 */
export function languageCommand(words: readonly string[], root: string, { say }: Terminal): void {
  const [given, name, ...more] = words;
  if (given === undefined || name === undefined || more.length > 0) throw new CommandError(LANGUAGE_HELP);
  const { tag, lang } = parseTag(given);
  const space = read(root, SPACE, Space);
  const languages = read(root, LANGUAGES, Languages);
  const texts = read(root, WORDS, Words);
  const first = space.locales.find((locale) => locale.default)?.code;
  const isThere = languages.some(({ locale, tag: one }) => locale === lang || one === tag);
  if (isThere) throw new CommandError(`The site has ${tag} already: see ${LANGUAGES}.`);
  const translatedName = new Intl.DisplayNames(languages[0]?.tag, { type: 'language' }).of(lang);
  // The path of the new language has the form of the existing paths: `/intl/fr` beside `/intl/es`.
  const other = languages.find((language) => language.prefix.endsWith(`/${language.lang}`));
  const prefix = `${other?.prefix.slice(0, -other.lang.length) ?? '/'}${lang}`;
  const locale = {
    code: lang,
    name,
    default: false,
    fallbackCode: first,
    contentDeliveryApi: true,
    contentPreviewApi: true,
    contentManagementApi: true,
    optional: true,
    sys: { id: `locale-${lang}`, version: 1 },
  };
  const files = {
    [SPACE]: { ...space, locales: [...space.locales.filter(({ code }) => code !== lang), locale] },
    [LANGUAGES]: [...languages, { locale: lang, tag, lang, prefix, name, translatedName, complete: false }],
    [WORDS]: { ...texts, [tag]: texts[tag] ?? {} },
  };
  for (const [file, value] of Object.entries(files)) writeFileSync(join(root, file), jsonText(value));
  say(
    `${name} is at ${prefix}, in ${Object.keys(files).join(', ')}. What is not translated is shown in ${first ?? 'the first language'}.\n` +
      `In entries its key is ${lang}, in ${WORDS} ${tag}.\n` +
      `npm test names each text that is missing: those of the entries, which the desk marks, and those for ${WORDS}.\n` +
      `It fails for them once you delete "complete": false from ${LANGUAGES}.`,
  );
}
