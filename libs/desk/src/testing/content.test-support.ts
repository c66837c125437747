import {
  linkTo,
  type Content,
  type ContentType,
  type Entity,
  type FieldDefinition,
  type Locale,
} from '../cms/cms.types.ts';

export const ENGLISH: Locale = { code: 'en', name: 'English', default: true };
export const SPANISH: Locale = { code: 'es', name: 'Español', default: false };

/** Returns a field: by default an optional line of text, with one value for all languages. */
export const fieldOf = (id: string, of: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: false,
  ...of,
});

/** Returns a content type whose entries have the name in the first field. */
export const typeOf = (id: string, ...fields: FieldDefinition[]): ContentType => ({
  sys: { id },
  name: id,
  displayField: fields[0]?.id ?? null,
  fields,
});

export const entryOf = (
  id: string,
  type: string,
  fields: Entity['fields'],
  sys: Partial<Entity['sys']> = {},
): Entity => ({
  sys: { id, type: 'Entry', version: 1, contentType: linkTo('ContentType', type), ...sys },
  fields,
});

export const linksTo = (...ids: string[]) => ids.map((id) => linkTo('Entry', id));

/** Returns content with these entries and assets, by default in English. */
export function contentOf(
  types: readonly ContentType[],
  items: readonly Entity[],
  more: Partial<Content> = {},
): Content {
  const mapOf = (kind: string) =>
    new Map(items.filter(({ sys }) => sys.type === kind).map((one) => [one.sys.id, one]));
  return {
    types: new Map(types.map((one) => [one.sys.id, one])),
    hints: new Map(),
    locales: [ENGLISH],
    published: new Map(),
    entries: mapOf('Entry'),
    assets: mapOf('Asset'),
    ...more,
  };
}
