import type { Content, Entity } from '../cms/cms.types.ts';
import { aroundPages, pagesShowing, referrers } from './ownership.ts';
import { plainText, textsIn, typeIn } from './names.ts';
import { folded, pagesOf } from './pages.ts';

/** A place where the words of a search stand. */
export interface Found {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
  /** Paths of the pages that show the entry. */
  readonly paths: readonly string[];
  /** Whether the entry stands around all pages, such as a menu. */
  readonly isAround: boolean;
  /** The words as they stand there, with a few before and after. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

interface Text {
  readonly fieldId: string;
  readonly locale: string;
  readonly text: string;
  /** The text without case and accents, with each character in its place. */
  readonly plain: string;
}

/** How much of a text is shown beside what was found, in characters. */
const AROUND = 32;
/** A number that people write with different signs between its digits. */
const PHONE = /^\+?[\d\s().\-–]{7,}$/;

const index = new WeakMap<Entity, readonly Text[]>();

/** Returns the texts of an entry in all languages. They are read once: an edit makes another entry. */
function textsOf(content: Content, entry: Entity): readonly Text[] {
  const known = index.get(entry);
  if (known) return known;
  const fields = typeIn(content, entry)?.fields ?? [];
  const texts = fields.flatMap(({ id }) =>
    Object.entries(entry.fields[id] ?? {}).flatMap(([locale, value]) => {
      const text = plainText(textsIn(value).join(' ')).normalize('NFC');
      return text === '' ? [] : [{ fieldId: id, locale, text, plain: folded(text) }];
    }),
  );
  index.set(entry, texts);
  return texts;
}

/** Reads the texts of all entries, so that the first search is as quick as the others. */
export const readAll = (content: Content): void => {
  for (const entry of content.entries.values()) textsOf(content, entry);
};

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns patterns that a text must all match. A price or number is found whole: `$70` is not in `$700`. */
function patternsOf(search: string): readonly RegExp[] {
  const wanted = folded(search.trim());
  if (PHONE.test(wanted))
    return [new RegExp([...wanted.replaceAll(/\D/g, '')].join(String.raw`[\s().\-–]*`))];
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const [start, end] = [
      /^\d/.test(word) ? String.raw`(?<![\d.,])` : '',
      /\d$/.test(word) ? String.raw`(?!\d)` : '',
    ];
    return new RegExp(start + escaped(word) + end);
  });
}

/**
 * Finds words, prices and phone numbers in the texts of all entries.
 * @param path the shown page, whose places come first
 * @param most how many places are returned
 */
export function findTexts(content: Content, search: string, path: string, most: number): readonly Found[] {
  const patterns = patternsOf(search);
  if (patterns.length === 0) return [];
  const pages = new Map(pagesOf(content).map((page) => [page.entryId, page.path]));
  const links = referrers(content.entries);
  const isAround = aroundPages(content, new Set(pages.keys()));
  const found: Found[] = [];
  for (const entry of content.entries.values()) {
    if (entry.sys.archivedVersion !== undefined) continue;
    const places = textsOf(content, entry).filter(({ plain }) => patterns.every((one) => one.test(plain)));
    if (places.length === 0) continue;
    const shownOn = [...pagesShowing(links, entry.sys.id, (id) => pages.has(id))];
    const paths = shownOn
      .map((id) => pages.get(id) ?? '')
      .sort((a, b) => Number(b === path) - Number(a === path));
    for (const { fieldId, locale, text, plain } of places) {
      const first = patterns[0]?.exec(plain);
      const [at, hit] = [first?.index ?? 0, first?.[0] ?? ''];
      found.push({
        entryId: entry.sys.id,
        fieldId,
        locale,
        paths,
        isAround: paths.length === 0 && isAround(entry.sys.id),
        before: (at > AROUND ? '…' : '') + text.slice(Math.max(0, at - AROUND), at),
        hit: text.slice(at, at + hit.length),
        after:
          text.slice(at + hit.length, at + hit.length + AROUND) +
          (at + hit.length + AROUND < text.length ? '…' : ''),
      });
    }
  }
  return found.sort((a, b) => Number(b.paths[0] === path) - Number(a.paths[0] === path)).slice(0, most);
}
