import type { Content, ContentType, Entity } from '../cms/cms.types.ts';
import { meets, ruleOf } from './field-kind.ts';
import { entryName, typeIdOf } from './names.ts';

export interface Page {
  readonly entryId: string;
  /** Path without a language prefix. */
  readonly path: string;
  readonly name: string;
}

/** Returns the id of the field with the address of a page: its values are unique, and its pattern accepts a path. */
function pathFieldOf(type: ContentType): string | undefined {
  return type.fields.find((field) => {
    const pattern = ruleOf(field, 'regexp');
    return (
      ruleOf(field, 'unique') && pattern && meets(pattern, '/plans') && !meets(pattern, 'https://a.example/')
    );
  })?.id;
}

type Types = Content['types'];
const known = new WeakMap<Types, ReadonlyMap<string, string>>();

/** Returns the ids of the fields with page addresses, by content type. Remembers them for the same types. */
export function pathFieldsOf(types: Types): ReadonlyMap<string, string> {
  const found =
    known.get(types) ??
    new Map(
      [...types].flatMap(([id, type]) => {
        const field = pathFieldOf(type);
        return field === undefined ? [] : [[id, field]];
      }),
    );
  known.set(types, found);
  return found;
}

/** Whether an entry has the content type of a page. */
export const isPageEntry = (types: Types, entry: Entity | undefined): boolean =>
  entry !== undefined && pathFieldsOf(types).has(typeIdOf(entry));

const listed = new WeakMap<Content['entries'], readonly Page[]>();
/** The latest result of {@link pagesOf}, and the entries that it was made from. */
let newest: { readonly of: readonly Entity[]; readonly pages: readonly Page[] } = { of: [], pages: [] };

/** Returns all pages, sorted by path. Returns the same list until a page changes. */
export function pagesOf({
  types,
  entries,
  locales: [{ code }],
}: Pick<Content, 'types' | 'entries' | 'locales'>): readonly Page[] {
  const known = listed.get(entries);
  if (known) return known;
  const pathFields = pathFieldsOf(types);
  const of = [...entries.values()].filter((entry) => pathFields.has(typeIdOf(entry)));
  if (of.length !== newest.of.length || of.some((entry, at) => entry !== newest.of[at])) {
    const pages = of.flatMap((entry): Page[] => {
      const path = entry.fields[pathFields.get(typeIdOf(entry)) ?? '']?.[code];
      if (typeof path !== 'string' || entry.sys.archivedVersion !== undefined) return [];
      return [{ entryId: entry.sys.id, path, name: entryName(entry, types.get(typeIdOf(entry)), code) }];
    });
    pages.sort((a, b) => (a.path < b.path ? -1 : 1));
    newest = { of, pages: JSON.stringify(newest.pages) === JSON.stringify(pages) ? newest.pages : pages };
  }
  listed.set(entries, newest.pages);
  return newest.pages;
}

/**
 * Returns a text in lower case and without accents. If the text is in Unicode normal form C, each character keeps its
 * position.
 */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether an item's texts contain all words of a search, without regard to case and accents. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const all = folded(texts.join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
