import type { Content, Entity } from '../cms/cms.types.ts';
import { aroundPages, pagesShowing, referrers } from './ownership.ts';
import { missingTexts } from './missing-texts.ts';
import { plainText, textsIn, typeIn } from './names.ts';
import { folded, pagesOf } from './pages.ts';

/** A text that contains all words of a search. */
export interface Found {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
  /** Paths of the pages that show the entry. */
  readonly paths: readonly string[];
  /** Whether the entry is on no page, but belongs to the frame around all pages, for example to a menu. */
  readonly isAround: boolean;
  /** The text before the found words, shortened. `hit` and `after` follow it. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

interface Text {
  readonly fieldId: string;
  readonly locale: string;
  readonly text: string;
  /** The text in lower case and without accents. Each character has the same position as in `text`. */
  readonly plain: string;
}

/** How many characters of a text to show before and after the found words. */
const AROUND = 32;
/** Matches a phone number. People put different characters between the digits. */
const PHONE = /^\+?[\d\s().\-–]{7,}$/;

const index = new WeakMap<Entity, readonly Text[]>();

/** Remembers the texts until an edit replaces the entry object. */
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

const PRICE = /^\p{Sc}(\d+)(?:[.,]00?)?$/u;

/**
 * Returns the patterns that a text must match, one for each word. Numbers are found only as a whole: `$70` does
 * not match `$700`. A price also matches a value that is only its number, which a page shows with the currency.
 */
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
    const [, amount] = PRICE.exec(word) ?? [];
    const alone = amount === undefined ? '' : String.raw`|^${amount}(?:[.,]00?)?$`;
    return new RegExp(start + escaped(word) + end + alone);
  });
}

interface Hit extends Pick<Text, 'fieldId' | 'locale' | 'text'> {
  readonly at: number;
  readonly length: number;
}

/** The texts of the page at `path` come first. */
function found(content: Content, path: string, hitsIn: (entry: Entity) => readonly Hit[]): readonly Found[] {
  const pages = new Map(pagesOf(content).map((page) => [page.entryId, page.path]));
  const links = referrers(content.entries);
  const isAround = aroundPages(content, new Set(pages.keys()));
  const all: Found[] = [];
  for (const entry of content.entries.values()) {
    const hits = entry.sys.archivedVersion === undefined ? hitsIn(entry) : [];
    if (hits.length === 0) continue;
    const shownOn = [...pagesShowing(links, entry.sys.id, (id) => pages.has(id))];
    const paths = shownOn
      .map((id) => pages.get(id) ?? '')
      .sort((a, b) => Number(b === path) - Number(a === path));
    for (const { fieldId, locale, text, at, length } of hits)
      all.push({
        entryId: entry.sys.id,
        fieldId,
        locale,
        paths,
        isAround: paths.length === 0 && isAround(entry.sys.id),
        before: (at > AROUND ? '…' : '') + text.slice(Math.max(0, at - AROUND), at),
        hit: text.slice(at, at + length),
        after:
          text.slice(at + length, at + length + AROUND) + (at + length + AROUND < text.length ? '…' : ''),
      });
  }
  return all.sort((a, b) => Number(b.paths[0] === path) - Number(a.paths[0] === path));
}

/**
 * Finds words, prices and phone numbers in the texts of all entries.
 * @param path path of the shown page, whose texts come first
 */
export function findTexts(content: Content, search: string, path: string): readonly Found[] {
  const patterns = patternsOf(search);
  const phrase = folded(search.trim());
  if (patterns.length === 0) return [];
  return found(content, path, (entry) =>
    textsOf(content, entry)
      .filter(({ plain }) => patterns.every((one) => one.test(plain)))
      .map((text) => {
        // The whole phrase, or else the first word.
        const at = patterns.length > 1 ? text.plain.indexOf(phrase) : -1;
        if (at >= 0) return { ...text, at, length: phrase.length };
        const first = patterns[0]?.exec(text.plain);
        return { ...text, at: first?.index ?? 0, length: first?.[0].length ?? 0 };
      }),
  );
}

/**
 * Finds the texts that visitors read, but not in all languages. Each result has the missing language, and the text of
 * another language.
 * @param path path of the shown page, whose texts come first
 */
export const findMissing = (content: Content, path: string): readonly Found[] =>
  found(content, path, (entry) =>
    missingTexts(content, entry).map(({ field, locale }) => ({
      fieldId: field.id,
      locale: locale.code,
      text: textsOf(content, entry).find(({ fieldId }) => fieldId === field.id)?.text ?? '',
      at: 0,
      length: 0,
    })),
  ).filter(({ paths, isAround }) => paths.length > 0 || isAround);
