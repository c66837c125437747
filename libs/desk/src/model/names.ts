import { fieldName as nameForPeople, isForReaders } from '@skein/cms-client';
import type { Content, ContentType, Entity, FieldDefinition } from '../cms/cms.types.ts';
import { fileOf } from './files.ts';

/** Returns the readable name of a field. */
export const fieldName = ({ name }: Pick<FieldDefinition, 'name'>): string => nameForPeople(name);

export const typeIdOf = ({ sys }: Entity): string => sys.contentType?.sys.id ?? '';

const PLAIN_MAX = 80;

/** Returns a text as people read it: without markup, and with characters in place of entities such as `&nbsp;`. */
export function plainText(text: string): string {
  const bare = text.replace(/<[^<>]*>/g, ' ');
  const read = bare.includes('&')
    ? (new DOMParser().parseFromString(bare, 'text/html').body.textContent ?? bare)
    : bare;
  return read.replace(/\s+/g, ' ').trim();
}

/** Returns all texts in a value: a text or number itself, or the texts of a list or a rich text. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { value: text, content, title } = value as Readonly<Record<string, unknown>>;
  return [text, content, title].flatMap(textsIn);
}

/** Cuts a long text after a whole word. */
function textIn(value: unknown): string | undefined {
  const text = typeof value === 'string' ? plainText(value) : '';
  if (text.length <= PLAIN_MAX) return text || undefined;
  const start = text.slice(0, PLAIN_MAX);
  return `${start.slice(0, start.lastIndexOf(' ')) || start}…`;
}

const named = new WeakMap<Entity, Map<string, string>>();

/**
 * Returns the name of an entry: its display field, or else its first text, or else the name of its type. A text comes
 * before an id such as `home-voice-mei`, even before an id in the display field. Remembers the name for the same entry
 * object.
 */
export function entryName(entry: Entity, type: ContentType | undefined, locale: string): string {
  const known = named.get(entry)?.get(locale);
  if (known !== undefined) return known;
  const name = readName(entry, type, locale);
  named.set(entry, (named.get(entry) ?? new Map()).set(locale, name));
  return name;
}

function readName(entry: Entity, type: ContentType | undefined, locale: string): string {
  const texts = type?.fields.filter(
    ({ type: kind, validations = [] }) =>
      kind === 'Text' || (kind === 'Symbol' && !validations.some((rule) => rule.in)),
  );
  const ids = [type?.displayField, ...(texts ?? []).map(({ id }) => id)];
  const found = ids.flatMap((id) => {
    const values = entry.fields[id ?? ''];
    return textIn(values?.[locale]) ?? textIn(Object.values(values ?? {})[0]) ?? [];
  });
  return found.find(isForReaders) ?? found[0] ?? type?.name ?? entry.sys.id;
}

/** Returns the name of an asset: its title, or else the name of its file, or else its id. */
export function assetName(asset: Entity, locale: string): string {
  const titles = asset.fields['title'];
  return (
    textIn(titles?.[locale]) ??
    textIn(Object.values(titles ?? {})[0]) ??
    fileOf(asset)?.fileName ??
    asset.sys.id
  );
}

export const entityIn = ({ entries, assets }: Content, id: string): Entity | undefined =>
  entries.get(id) ?? assets.get(id);

const textField = (id: string, name: string, type: string): FieldDefinition => ({
  id,
  name,
  type,
  localized: true,
  required: false,
});

/** The fields that the vendor gives to every asset, besides its file. The title is the alternative text. */
const assetType: ContentType = {
  sys: { id: 'Asset' },
  name: 'Asset',
  fields: [textField('title', 'title', 'Symbol'), textField('description', 'description', 'Text')],
};

/** Returns the content type of an entry. For an asset, returns a content type with the fields of all assets. */
export const typeIn = ({ types }: Content, entity: Entity): ContentType | undefined =>
  entity.sys.type === 'Asset' ? assetType : types.get(typeIdOf(entity));

/** Returns the name of an entry's content type, or the media type of an asset. Undefined: no such item. */
export function kindIn(content: Content, id: string): string | undefined {
  const entry = content.entries.get(id);
  if (entry) return content.types.get(typeIdOf(entry))?.name ?? typeIdOf(entry);
  const asset = content.assets.get(id);
  return asset && (fileOf(asset)?.contentType ?? '');
}

/** Returns the name of an entry or an asset in the content, or its id if there is no such item. */
export function nameIn(content: Content, id: string, locale: string): string {
  const entry = content.entries.get(id);
  if (entry) return entryName(entry, content.types.get(typeIdOf(entry)), locale);
  const asset = content.assets.get(id);
  return asset ? assetName(asset, locale) : id;
}
