import type { Content, ContentType, Entity, FieldDefinition, Values } from '../cms/cms.types.ts';
import { ruleOf } from '../model/field-kind.ts';
import { fieldName, typeIdOf } from '../model/names.ts';
import type { EditStore } from './edit-store.types.ts';
import type { Birth } from './history.ts';
import { ownedBy, relinked } from '../model/ownership.ts';

const ID_MAX = 40;

/** Returns a text as a part of addresses and ids: `Fiber in Mesa` becomes `fiber-in-mesa`. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a readable id. Its end is random, so that two windows never make the same id. */
function newId(words: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${slugOf(words).slice(0, ID_MAX)}-${number.toString(36).slice(-5).padStart(5, '0')}`;
}

/** Whether a content type has a field whose value must be unique, so that the CMS would refuse a copy of an entry. */
export const isUnique = (type: ContentType | undefined): boolean =>
  type?.fields.some((field) => ruleOf(field, 'unique')) ?? false;

/** Whether a field holds free text, which describes only its own entry and is not copied into new ones. */
export const isProse = (field: FieldDefinition): boolean =>
  ['Symbol', 'Text', 'RichText'].includes(field.type) && !ruleOf(field, 'in') && !ruleOf(field, 'regexp');

/** Returns a valid first value for a required field, or undefined if the rules of the field allow no guess. */
function startOf(field: FieldDefinition, name: string): unknown {
  const choice = ruleOf(field, 'in')?.[0];
  if (choice !== undefined) return field.type === 'Array' ? [choice] : choice;
  const { min, max } = ruleOf(field, 'size') ?? {};
  if (isProse(field) && field.type !== 'RichText' && !ruleOf(field, 'unique'))
    return name.padEnd(min ?? 0, '…').slice(0, max ?? undefined);
  if (field.type === 'Boolean') return false;
  return ['Integer', 'Number'].includes(field.type) ? (ruleOf(field, 'range')?.min ?? 0) : undefined;
}

/** Whether a field belongs to a colored title: the switch `enableX` or the text `x` that replaces the title. */
function isColoredTitle(type: ContentType | undefined, id: string): boolean {
  const ids = type?.fields.map((field) => field.id.toLowerCase().replace(/^gf/, '')) ?? [];
  const own = id.toLowerCase().replace(/^gf/, '');
  return (
    own.endsWith('title') &&
    (ids.includes(`enable${own}`) || (own.startsWith('enable') && ids.includes(own.slice(6))))
  );
}

const born = (typeId: string, words: string, fields: Values): Entity => ({
  sys: {
    id: newId(words),
    type: 'Entry',
    version: 0,
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: typeId } },
  },
  fields,
});

/** Returns the change that creates an entry, for a step of a history. */
export const birthOf = (entity: Entity): Birth => ({
  entryId: entity.sys.id,
  before: undefined,
  after: entity,
});

/**
 * Returns an unsaved entry whose required fields have valid values. It has the name of its content type.
 * @param example an entry of the same type, whose looks, pictures and links the new one gets
 * @param start values that replace all others
 * @param words text for the id, in addition to the name of the content type
 */
export function newEntry(
  { types, locales: [{ code }] }: Pick<Content, 'types' | 'locales'>,
  typeId: string,
  {
    example,
    start = {},
    words = '',
  }: { readonly example?: Entity | undefined; readonly start?: Values; readonly words?: string } = {},
): Entity {
  const type = types.get(typeId);
  const title = type?.displayField ?? type?.fields.find(({ type: kind }) => kind === 'Symbol')?.id;
  const hasWords = type?.fields.some((field) => field.required && isProse(field));
  const starts = (type?.fields ?? []).flatMap((field): [string, Values[string]][] => {
    const { id } = field;
    const isNeeded = field.required || (!hasWords && id === title && isProse(field));
    const shown = isProse(field) || ruleOf(field, 'unique') ? undefined : example?.fields[id];
    // A colored title of the example would hide the title that the editor types.
    if (isColoredTitle(type, id)) return [];
    if (shown) return [[id, shown]];
    const value = isNeeded ? startOf(field, id === title ? (type?.name ?? '') : fieldName(field)) : undefined;
    return value === undefined ? [] : [[id, { [code]: value }]];
  });
  return born(typeId, `${type?.name ?? typeId} ${words}`, { ...Object.fromEntries(starts), ...start });
}

/** Creates an entry and saves it as a draft. @returns its id */
export function createEntry(store: EditStore, typeId: string, start: Values = {}): string {
  const entry = newEntry(store.read().content, typeId, { start });
  store.change([birthOf(entry)]);
  return entry.sys.id;
}

/** Leaves out the name under which reports count the entry, such as `gfAnalyticsTagId`. */
const copied = (fields: Values): Values =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !/analytics/i.test(id)));

/** Returns an unsaved copy of an entry. The copy links to the same entries and assets. */
export const copyOf = (entry: Entity, { types }: Pick<Content, 'types'>): Entity =>
  born(typeIdOf(entry), types.get(typeIdOf(entry))?.name ?? entry.sys.id, copied(entry.fields));

/**
 * Returns an unsaved entry, and copies of all entries that only the example uses, so that an edit of the new entry
 * never changes the example. Links to pages and shared entries stay.
 */
export function withOwnCopies(
  entry: Entity,
  example: Entity,
  { entries, types }: Pick<Content, 'entries' | 'types'>,
  words = entry.sys.id,
): readonly [Entity, ...Entity[]] {
  const shown = { ...entry, sys: example.sys };
  const owned = ownedBy(entries, shown, (one) => isUnique(types.get(typeIdOf(one))));
  const copies = owned.map((one) =>
    born(typeIdOf(one), `${words} ${types.get(typeIdOf(one))?.name ?? ''}`, copied(one.fields)),
  );
  const ids = new Map(owned.map(({ sys }, at) => [sys.id, copies[at]?.sys.id ?? sys.id]));
  const linked = (one: Entity) => ({ ...one, fields: relinked(one.fields, ids) });
  return [linked(entry), ...copies.map(linked)];
}
