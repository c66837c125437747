import type { AuthoredEntry } from '../authoring/entry.ts';
import { isLocalized } from '../authoring/localized.ts';
import type { AnyEntryType } from '../model/entry-type.ts';

/** An authored entry and where it stands. */
export interface Fixture {
  readonly file: string;
  /** Name of the export, and the place in it if it holds several. */
  readonly name: string;
  readonly authored: AuthoredEntry;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is AuthoredEntry => isRecord(value) && value['kind'] === 'entry';

/** The entries among the exports of files that were loaded by their paths, also those in lists. */
export function fixturesOf(modules: Readonly<Record<string, unknown>>): Fixture[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(isRecord(module) ? module : {}).flatMap(([name, value]): Fixture[] => {
      const inside: readonly unknown[] = Array.isArray(value) ? value : [value];
      return inside
        .map((authored, index) => ({ file, name: inside.length > 1 ? `${name}[${index}]` : name, authored }))
        .filter((one): one is Fixture => isEntry(one.authored));
    }),
  );
}

const TEXT = new Set(['Symbol', 'Text']);
const isAddress = (text: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(text);
/** A sentence, a heading, a label: something with a word in small letters. `Salt Lake City` is a name, `main-hero` an id. */
const isProse = (value: unknown) =>
  typeof value === 'string' &&
  !isAddress(value) &&
  /(^|[^\p{L}\p{N}_-])\p{Ll}{3,}(?![\p{L}\p{N}_-])/u.test(value.replaceAll(/<[^>]*>/g, ' ')) &&
  /\s/.test(value);

/** Texts of a fixture that visitors would read in English on a Spanish page, by the names of their props. */
export function withoutSpanish({ authored }: Fixture): string[] {
  const type = authored.type as AnyEntryType;
  const written = isRecord(authored.values) ? authored.values : {};
  return type.rows().flatMap(({ prop, spec }) => {
    const value = written[prop];
    // What editors call an entry is not for visitors.
    if (prop === 'internalName' || !spec.localized || !TEXT.has(spec.type)) return [];
    const { 'en-US': english, es: spanish } = isLocalized(value)
      ? value.localized
      : { 'en-US': value, es: undefined };
    return isProse(english) && (spanish === undefined || spanish === '') ? [prop] : [];
  });
}

/** Ids under which two different fixtures stand. */
export function sharedIds(fixtures: readonly Fixture[]): string[] {
  const known = new Map<string, AuthoredEntry>();
  return fixtures.flatMap(({ authored }) => {
    const before = known.get(authored.id);
    known.set(authored.id, authored);
    return before !== undefined && before !== authored ? [authored.id] : [];
  });
}
