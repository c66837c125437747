import type { Content, ContentType, Entity, FieldDefinition, Link } from '../../cms/cms.types.ts';
import { choicesOf, isNamed, ruleOf } from '../../model/field-kind.ts';
import { typeIdOf } from '../../model/names.ts';
import { meaningsOf } from '../../model/ordinary-words.ts';
import { folded, type Page } from '../../model/pages.ts';

/** A list of blocks on a page. */
export interface BlockList {
  readonly field: FieldDefinition;
  readonly links: readonly Link[];
}

/** Returns the lists of entries that a page holds: its blocks, in order. */
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
  /** A block of this kind, and the page that shows it. */
  readonly example: { readonly entry: Entity; readonly page: Page } | undefined;
  /** How many pages show one. */
  readonly uses: number;
  readonly advice: Advice;
  /** Names of its looks. */
  readonly looks: readonly string[];
}

interface Advice {
  readonly about: string;
  readonly use: string | undefined;
  readonly avoid: string | undefined;
}

/** Splits the description of a content type into what the type is, and when to use it. */
export function adviceOf({ description = '' }: Pick<ContentType, 'description'>): Advice {
  const [before = '', avoid] = description.split('Rather not for: ');
  const [about = '', use] = before.split('Use it for: ');
  return { about, use, avoid };
}

/** Returns the kinds of blocks that a list accepts, those on most pages first. */
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

/** Whether a kind of block is found by ordinary words: by its names, its looks, and what it is for. */
export function isFound({ type, advice, looks }: BlockKind, search: string): boolean {
  const told = folded([type.name, advice.about, advice.use, ...looks].join(' '));
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => meaningsOf(word).some((one) => hasWord(told, one)));
}

/** Whether a text has a word that begins with the given one. */
const hasWord = (text: string, word: string) =>
  ` ${text.replace(/[^\p{L}\d-]+/gu, ' ')}`.includes(` ${word}`);
