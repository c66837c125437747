import type { Content, ContentType, Entity, FieldDefinition, Link } from '../../cms/cms.types.ts';
import { choicesOf, isNamed, ruleOf } from '../../model/field-kind.ts';
import { typeIdOf } from '../../model/names.ts';
import { meaningsOf } from '../../model/ordinary-words.ts';
import { folded, type Page } from '../../model/pages.ts';

/** A list of blocks on a page: a field of the page, with its links to the blocks. */
export interface BlockList {
  readonly field: FieldDefinition;
  readonly links: readonly Link[];
}

/** Returns the lists of blocks of a page: its fields that link to several entries. */
export function blockListsOf(
  { types, locales: [{ code }] }: Pick<Content, 'types' | 'locales'>,
  page: Entity,
): readonly BlockList[] {
  return (types.get(typeIdOf(page))?.fields ?? [])
    .filter(({ type, items }) => type === 'Array' && items?.linkType === 'Entry')
    .map((field) => ({ field, links: (page.fields[field.id]?.[code] ?? []) as readonly Link[] }));
}

/** A kind of block that a list accepts. */
export interface BlockKind {
  readonly type: ContentType;
  /** A block of this kind, and a page that shows it. Undefined: no page shows such a block. */
  readonly example: { readonly entry: Entity; readonly page: Page } | undefined;
  /** How many blocks of this kind the pages show in total. */
  readonly uses: number;
  readonly advice: Advice;
  /** Names of the looks that the kind offers. */
  readonly looks: readonly string[];
}

interface Advice {
  readonly about: string;
  readonly use: string | undefined;
  readonly avoid: string | undefined;
}

/** Splits the description of a content type into what the type is, what to use it for, and what to avoid it for. */
export function adviceOf({ description = '' }: Pick<ContentType, 'description'>): Advice {
  const [before = '', avoid] = description.split('Rather not for: ');
  const [about = '', use] = before.split('Use it for: ');
  return { about, use, avoid };
}

/** Returns the kinds of blocks that a list accepts, the most frequent first. */
export function blockKindsOf(
  field: FieldDefinition,
  content: Pick<Content, 'entries' | 'types' | 'locales' | 'hints'>,
  pages: readonly Page[],
): readonly BlockKind[] {
  const accepted = ruleOf(field, 'linkContentType');
  const found = new Map<string, { entry: Entity; page: Page; uses: number }>();
  for (const page of pages) {
    const holder = content.entries.get(page.entryId);
    const links = holder ? blockListsOf(content, holder).flatMap((list) => list.links) : [];
    for (const { sys } of links) {
      const entry = content.entries.get(sys.id);
      if (!entry) continue;
      const id = typeIdOf(entry);
      const { uses, ...first } = found.get(id) ?? { entry, page, uses: 0 };
      found.set(id, { ...first, uses: uses + 1 });
    }
  }
  return [...content.types.values()]
    .filter(({ sys }) => !accepted || [accepted].flat().includes(sys.id))
    .map((type) => {
      const { uses = 0, ...example } = found.get(type.sys.id) ?? {};
      const isKnown = 'entry' in example;
      const hints = content.hints.get(type.sys.id);
      const looks = type.fields
        .flatMap((one) => choicesOf(one, hints?.[one.id]).filter(isNamed))
        .map(({ name }) => name);
      return {
        type,
        uses,
        looks,
        advice: adviceOf(type),
        example: isKnown ? example : undefined,
      } as BlockKind;
    })
    .sort((a, b) => b.uses - a.uses || a.type.name.localeCompare(b.type.name));
}

/** Whether all words of a search, or words with similar meanings, occur in the kind's name, purpose or looks. */
export function isFound({ type, advice, looks }: BlockKind, search: string): boolean {
  const told = folded([type.name, advice.about, advice.use, ...looks].join(' '));
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => meaningsOf(word).some((one) => hasWord(told, one)));
}

/** Whether the name of a kind contains all words of a search, or words with similar meanings. */
export function isInName({ type }: BlockKind, search: string): boolean {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => meaningsOf(word).some((one) => hasWord(folded(type.name), one)));
}

/** Whether a text has a word that begins with `word`. */
const hasWord = (text: string, word: string) =>
  ` ${text.replace(/[^\p{L}\d-]+/gu, ' ')}`.includes(` ${word}`);
