import type { AuthoredEntry } from '../authoring/entry.ts';
import type { BlockNode, ParseContext } from '../model/context.ts';
import type { EntryType } from '../model/entry-type.ts';
import type { Part } from '../model/part.ts';
import { defineField, type Field, type WriteContext } from '../model/field.ts';
import { Invalid, reasonOf } from '../model/problem.ts';
import { isLink, isRawEntry, type RawEntry } from '../model/raw.ts';

/**
 * Maximum depth of an entry below the page, in links. Editors use fewer levels, and the delivery API returns at
 * most ten levels.
 */
const MAX_DEPTH = 12;

/** Returns the entry that a link leads to, or undefined if there is none. Reports no problem. */
export function linkedEntry(raw: unknown, context: ParseContext): RawEntry | undefined {
  const target = isLink(raw) ? context.lookup(raw) : raw;
  if (isLink(raw)) context.depend(raw.sys.id);
  return isRawEntry(target) ? target : undefined;
}

/**
 * Returns the entry that a link leads to. Throws {@link Invalid} if the entry is missing, causes a cycle, or has a
 * wrong type.
 */
function follow(raw: unknown, context: ParseContext, allowed: readonly string[]): RawEntry {
  const target = linkedEntry(raw, context);
  if (!target) {
    throw new Invalid(
      isLink(raw) ? `links to an entry that is missing or not published (${raw.sys.id})` : 'is not an entry',
    );
  }
  const { id, contentType } = target.sys;
  if (context.path.includes(id)) throw new Invalid(`links back to ${id}, which already holds it`);
  if (context.path.length >= MAX_DEPTH) throw new Invalid(`is nested deeper than ${MAX_DEPTH} levels`);
  if (allowed.length > 0 && !allowed.includes(contentType.sys.id)) {
    throw new Invalid(`links to ${id}, a ${contentType.sys.id}; allowed: ${allowed.join(', ')}`);
  }
  return target;
}

/** Reads the items of a list. An unusable item is undefined, so that every other item keeps its position. */
function eachInPlace<T>(
  gf: string,
  raw: unknown,
  context: ParseContext,
  read: (item: unknown) => T | undefined,
): readonly (T | undefined)[] {
  if (!Array.isArray(raw)) throw new Invalid('is not a list');
  return raw.map((item: unknown, index) => {
    try {
      return read(item);
    } catch (error) {
      context.report({
        entryId: context.path.at(-1) ?? '',
        field: gf,
        reason: `item ${index + 1} ${reasonOf(error)}`,
      });
      return undefined;
    }
  });
}

const each = <T>(...given: Parameters<typeof eachInPlace<T>>): readonly T[] =>
  eachInPlace(...given).filter((item) => item !== undefined);

function writeLink(entry: AuthoredEntry, context: WriteContext) {
  context.add(entry);
  return { sys: { type: 'Link', linkType: 'Entry', id: entry.id } };
}

/** Throws {@link Invalid} if a linked entry is unusable. The problems of that entry were already reported. */
function parsed<T>(value: T | undefined): T {
  if (value === undefined) throw new Invalid('links to an entry that cannot be used');
  return value;
}

/** Defines a field for exactly one entry of a given type. */
export function one<E extends EntryType<object>>(gf: string, of: E): Field<Part<E>, AuthoredEntry<E['id']>> {
  return defineField<Part<E>, AuthoredEntry<E['id']>>({
    gf,
    type: 'Link',
    linkType: 'Entry',
    validations: [{ linkContentType: [of.id] }],
    read: (raw, context) => parsed(of.parse(follow(raw, context, [of.id]), context)) as Part<E>,
    write: writeLink,
  });
}

/** Defines a field for a list of entries of a given type. It reports unusable items and leaves them out. */
export function list<E extends EntryType<object>>(
  gf: string,
  of: E,
): Field<readonly Part<E>[], readonly AuthoredEntry<E['id']>[]> {
  return defineField<readonly Part<E>[], readonly AuthoredEntry<E['id']>[]>({
    gf,
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [of.id] }] },
    read: (raw, context) =>
      each(gf, raw, context, (item) => of.parse(follow(item, context, [of.id]), context) as Part<E>),
    write: (entries, context) => entries.map((entry) => writeLink(entry, context)),
  });
}

/**
 * Defines a field for a list of entries of a given type that another list is paired with by position. It reports
 * unusable items, and returns undefined in their positions.
 */
export function pairedList<E extends EntryType<object>>(
  gf: string,
  of: E,
): Field<readonly (Part<E> | undefined)[], readonly AuthoredEntry<E['id']>[]> {
  const { spec, write } = list(gf, of);
  return defineField<readonly (Part<E> | undefined)[], readonly AuthoredEntry<E['id']>[]>({
    ...spec,
    gf,
    read: (raw, context) =>
      eachInPlace(
        gf,
        raw,
        context,
        (item) => of.parse(follow(item, context, [of.id]), context) as Part<E> | undefined,
      ),
    write,
  });
}

/**
 * Defines a field for a list of entries of a given type, which editors keep in several CMS fields. The list
 * contains the entries of all fields in order. A problem names the CMS field with the unusable entry.
 */
export function columns<E extends EntryType<object>>(
  gfs: readonly [first: string, ...more: string[]],
  of: E,
): Field<readonly Part<E>[], readonly AuthoredEntry<E['id']>[]> {
  const [gf, ...more] = gfs;
  return defineField<readonly Part<E>[], readonly AuthoredEntry<E['id']>[]>({
    gf,
    more,
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [of.id] }] },
    read(raw, context) {
      const items = (Array.isArray(raw) ? raw : []).flatMap((column: unknown, index) => {
        const name = gfs[index] ?? gf;
        if (column === undefined || column === null || column === '') return [];
        if (Array.isArray(column))
          return each(
            name,
            column,
            context,
            (item) => of.parse(follow(item, context, [of.id]), context) as Part<E>,
          );
        context.report({ entryId: context.path.at(-1) ?? '', field: name, reason: 'is not a list' });
        return [];
      });
      if (items.length === 0) throw new Invalid('holds nothing that can be shown, nor do the other columns');
      return items;
    },
    write: (entries, context) => entries.map((entry) => writeLink(entry, context)),
  });
}

/** Defines a slot: a field for one entry of any registered type, such as a block from another library. */
export function slot(gf: string, allowed: readonly string[] = []): Field<BlockNode, AuthoredEntry> {
  return defineField<BlockNode, AuthoredEntry>({
    gf,
    type: 'Link',
    linkType: 'Entry',
    validations: allowed.length === 0 ? [] : [{ linkContentType: allowed }],
    read: (raw, context) => parsed(context.block(follow(raw, context, allowed), context)),
    write: writeLink,
  });
}

/** Defines a field for entries of any registered types, in order. */
export function slots(
  gf: string,
  allowed: readonly string[] = [],
): Field<readonly BlockNode[], readonly AuthoredEntry[]> {
  return defineField<readonly BlockNode[], readonly AuthoredEntry[]>({
    gf,
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: allowed.length === 0 ? [] : [{ linkContentType: allowed }],
    },
    read: (raw, context) =>
      each(gf, raw, context, (item) => context.block(follow(item, context, allowed), context)),
    write: (entries, context) => entries.map((entry) => writeLink(entry, context)),
  });
}
