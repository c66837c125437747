import type { Content, ContentType, Entity, FieldDefinition, Values } from '../cms/cms.types.ts';
import { ruleOf } from '../model/field-kind.ts';
import { fieldName, typeIdOf } from '../model/names.ts';
import type { EditStore } from './edit-store.types.ts';
import type { Birth } from './history.ts';
import { ownedBy, relinked } from '../model/ownership.ts';

const ID_MAX = 40;

/** Returns words for addresses and ids: `Fiber in Mesa` becomes `fiber-in-mesa`. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns an id that a person can read. Its end is random, so that two windows never make the same id. */
function newId(words: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${slugOf(words).slice(0, ID_MAX)}-${number.toString(36).slice(-5).padStart(5, '0')}`;
}

/** Whether a value of a content type must differ in each entry, so that a copy would be refused. */
export const isUnique = (type: ContentType | undefined): boolean =>
  type?.fields.some((field) => ruleOf(field, 'unique')) ?? false;

/** Whether a field holds words of the entry alone, so that another entry needs other ones. */
export const isProse = (field: FieldDefinition): boolean =>
  ['Symbol', 'Text', 'RichText'].includes(field.type) && !ruleOf(field, 'in') && !ruleOf(field, 'regexp');

/** Returns a valid start of a required field by its rules, or undefined if they do not say one. */
function startOf(field: FieldDefinition, name: string): unknown {
  const choice = ruleOf(field, 'in')?.[0];
  if (choice !== undefined) return field.type === 'Array' ? [choice] : choice;
  const { min, max } = ruleOf(field, 'size') ?? {};
  if (isProse(field) && field.type !== 'RichText' && !ruleOf(field, 'unique'))
    return name.padEnd(min ?? 0, '…').slice(0, max ?? undefined);
  if (field.type === 'Boolean') return false;
  return ['Integer', 'Number'].includes(field.type) ? (ruleOf(field, 'range')?.min ?? 0) : undefined;
}

/** Whether a field switches on, or holds, colored words in place of the title: `enableX` and `x`. */
function isColoredTitle(type: ContentType | undefined, id: string): boolean {
  const ids = type?.fields.map((field) => field.id.toLowerCase().replace(/^gf/, '')) ?? [];
  const own = id.toLowerCase().replace(/^gf/, '');
  return (
    own.endsWith('title') &&
    (ids.includes(`enable${own}`) || (own.startsWith('enable') && ids.includes(own.slice(6))))
  );
}

/** Returns an entry as an unsaved one with an id of its own. */
const born = (typeId: string, words: string, fields: Values): Entity => ({
  sys: {
    id: newId(words),
    type: 'Entry',
    version: 0,
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: typeId } },
  },
  fields,
});

/** Returns a step of a history that creates an entry. */
export const birthOf = (entity: Entity): Birth => ({
  entryId: entity.sys.id,
  before: undefined,
  after: entity,
});

/**
 * Returns an entry with valid starts of its required fields. Its name is that of the content type.
 * @param example an entry of the same type, whose looks, pictures and links the new one gets
 * @param start values that the entry has from the start
 * @param words what its id says besides the content type
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
    // The words of a colored title are the example's own. The new entry shows the title that an editor types.
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

/** Returns a copy of an entry. It shows the same linked entries and assets. */
export const copyOf = (entry: Entity, { types }: Pick<Content, 'types'>): Entity =>
  born(typeIdOf(entry), types.get(typeIdOf(entry))?.name ?? entry.sys.id, entry.fields);

/**
 * Returns an unsaved entry and copies of all that belongs to the example alone, so that nothing that is changed
 * in it changes the example. Other pages and shared entries stay linked.
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
    born(typeIdOf(one), `${words} ${types.get(typeIdOf(one))?.name ?? ''}`, one.fields),
  );
  const ids = new Map(owned.map(({ sys }, at) => [sys.id, copies[at]?.sys.id ?? sys.id]));
  const linked = (one: Entity) => ({ ...one, fields: relinked(one.fields, ids) });
  return [linked(entry), ...copies.map(linked)];
}
