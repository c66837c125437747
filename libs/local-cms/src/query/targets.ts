import { contentTypeRequired, invalidQuery, unknownPath } from '../model/api-error.ts';
import type { ContentField, ContentTypeRecord, EntityKind } from '../model/content.types.ts';
import { linkTarget } from '../links/links.ts';
import { localizedValue } from '../locale/locale-set.ts';
import type { ContentView, ViewEntity } from '../store/view.ts';
import { ALL_LOCALES } from '../store/view.ts';

/** The type of a target's values. The type decides how values are compared. */
export type TargetType =
  'symbol' | 'text' | 'number' | 'boolean' | 'date' | 'location' | 'richText' | 'opaque';

/** The target of a filter or order path, with a function that reads its values. */
export type Target = {
  readonly path: string;
  readonly type: TargetType;
  /** Whether an entity may have several values for this target. Entities can be ordered only by a single value. */
  readonly multiple: boolean;
  read(entity: ViewEntity): readonly unknown[];
};

export type TargetContext = {
  readonly view: ContentView;
  readonly kind: EntityKind;
  readonly contentType: ContentTypeRecord | undefined;
  readonly locale: string;
  /** Content types of linked entries, by the path of the link field: `fields.author` → `person`. */
  readonly linkedTypes: ReadonlyMap<string, string>;
};

const SYS_TYPES: Readonly<Record<string, TargetType>> = {
  id: 'symbol',
  type: 'symbol',
  createdAt: 'date',
  updatedAt: 'date',
  revision: 'number',
  publishedVersion: 'number',
};

/** Types of all `sys` values by which editors can filter. Readers can filter only by `SYS_TYPES`. */
const EDITOR_SYS_TYPES: Readonly<Record<string, TargetType>> = {
  ...SYS_TYPES,
  version: 'number',
  publishedCounter: 'number',
  publishedAt: 'date',
  firstPublishedAt: 'date',
  archivedVersion: 'number',
  archivedAt: 'date',
};

const FIELD_TYPES: Readonly<Record<string, TargetType>> = {
  Symbol: 'symbol',
  Text: 'text',
  Integer: 'number',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Location: 'location',
  RichText: 'richText',
};

const ASSET_PATHS: Readonly<Record<string, TargetType>> = {
  title: 'symbol',
  description: 'text',
  file: 'opaque',
  'file.url': 'symbol',
  'file.fileName': 'symbol',
  'file.contentType': 'symbol',
  'file.details.size': 'number',
  'file.details.image.width': 'number',
  'file.details.image.height': 'number',
};

/** Returns the target of a path. @throws ApiError if the path names nothing that can be queried */
export function resolveTarget(path: string, context: TargetContext): Target {
  const [head, ...rest] = path.split('.');
  if (head === 'sys') return sysTarget(path, rest, context);
  if (head === 'metadata') return metadataTarget(path, rest);
  if (head !== 'fields' || rest.length === 0) throw unknownPath(path);
  if (context.kind === 'Asset') return assetTarget(path, rest, context);
  if (!context.contentType) throw contentTypeRequired(path);
  return fieldTarget(path, rest, context.contentType, context);
}

function sysTarget(path: string, rest: readonly string[], { kind, view }: TargetContext): Target {
  const name = rest.join('.');
  if (name === 'contentType.sys.id' && kind === 'Entry') {
    return { path, type: 'symbol', multiple: false, read: (entity) => some(entity.contentType?.id) };
  }
  const types = view.api === 'management' ? EDITOR_SYS_TYPES : SYS_TYPES;
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) throw unknownPath(path);
  return { path, type, multiple: false, read: (entity) => some(entity.sys[name]) };
}

function metadataTarget(path: string, rest: readonly string[]): Target {
  const [list, ...sub] = rest;
  if ((list !== 'tags' && list !== 'concepts') || !['', 'sys.id'].includes(sub.join('.')))
    throw unknownPath(path);
  return {
    path,
    type: sub.length > 0 ? 'symbol' : 'opaque',
    multiple: true,
    read: (entity) => entity.metadata[list].map((tag) => tag.sys.id),
  };
}

function assetTarget(path: string, rest: readonly string[], context: TargetContext): Target {
  const { locale, names } = splitLocale(rest, context);
  const type = Object.hasOwn(ASSET_PATHS, names.join('.')) ? ASSET_PATHS[names.join('.')] : undefined;
  if (!type) throw unknownPath(path);
  const [fieldId = '', ...inner] = names;
  const read = (entity: ViewEntity) =>
    some(inner.reduce(property, fieldValue(entity, fieldId, locale, context.view)));
  return { path, type, multiple: false, read };
}

function fieldTarget(
  path: string,
  rest: readonly string[],
  type: ContentTypeRecord,
  context: TargetContext,
): Target {
  const { locale, names } = splitLocale(rest, context);
  const [fieldId = '', ...inner] = names;
  const field = type.fields.find((candidate) => candidate.id === fieldId && !candidate.omitted);
  if (!field) throw unknownPath(path);
  const { view } = context;
  const multiple = field.type === 'Array';
  const values = (entity: ViewEntity): readonly unknown[] => {
    const value = fieldValue(entity, fieldId, locale, view);
    return multiple && Array.isArray(value) ? value : some(value);
  };
  const linkType = field.type === 'Link' ? field.linkType : field.items?.linkType;
  if (inner.length === 0) {
    const targetType = linkType
      ? 'opaque'
      : (FIELD_TYPES[(multiple ? field.items?.type : field.type) ?? ''] ?? 'opaque');
    return { path, type: targetType, multiple, read: values };
  }
  if (!linkType) throw unknownPath(path);
  if (inner.join('.') === 'sys.id') {
    return {
      path,
      type: 'symbol',
      multiple,
      read: (entity) => values(entity).flatMap((value) => some(linkTarget(value)?.id)),
    };
  }
  return linkedTarget(path, inner, field, values, multiple, context);
}

/**
 * Returns the target of a path such as `fields.author.fields.name`: a value of the entry (or asset) to which a
 * field links, one step away.
 */
function linkedTarget(
  path: string,
  inner: readonly string[],
  field: ContentField,
  values: (entity: ViewEntity) => readonly unknown[],
  multiple: boolean,
  context: TargetContext,
): Target {
  const kind: EntityKind = (field.linkType ?? field.items?.linkType) === 'Asset' ? 'Asset' : 'Entry';
  const linkedTypeId = context.linkedTypes.get(`fields.${field.id}`);
  const contentType = linkedTypeId === undefined ? undefined : context.view.contentTypes.get(linkedTypeId);
  if (kind === 'Entry' && inner[0] === 'fields' && !contentType) {
    throw invalidQuery({
      name: 'contentTypeRequired',
      path: path.split('.'),
      details: `To search in linked entries, also send "fields.${field.id}.sys.contentType.sys.id" with a known content type`,
    });
  }
  if (inner.slice(1).includes('fields')) {
    throw invalidQuery({
      name: 'unknown',
      path: path.split('.'),
      details: 'Searching in linked entries goes one link deep',
    });
  }
  const target = resolveTarget(inner.join('.'), { ...context, kind, contentType, linkedTypes: new Map() });
  return {
    path,
    type: target.type,
    multiple: multiple || target.multiple,
    read: (entity) =>
      values(entity).flatMap((value) => {
        const address = linkTarget(value);
        const linked = address && context.view.find(address);
        if (!linked || (contentType && linked.contentType?.id !== contentType.id)) return [];
        return target.read(linked);
      }),
  };
}

/** Splits a locale off a path: `fields.title.es` reads the value of `es`, even in an answer in English. */
function splitLocale(
  rest: readonly string[],
  { view, locale }: TargetContext,
): { locale: string; names: readonly string[] } {
  const [fieldId = '', second, ...others] = rest;
  if (second !== undefined && view.locales.has(second))
    return { locale: second, names: [fieldId, ...others] };
  return { locale, names: rest };
}

function fieldValue(entity: ViewEntity, fieldId: string, locale: string, view: ContentView): unknown {
  if (locale !== ALL_LOCALES) {
    const fields = view.fieldsOf(entity, locale);
    return Object.hasOwn(fields, fieldId) ? fields[fieldId] : undefined;
  }
  const values = Object.hasOwn(entity.fields, fieldId) ? entity.fields[fieldId] : undefined;
  return values && localizedValue(values, view.locales.chain(view.locales.defaultCode));
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function some(value: unknown): readonly unknown[] {
  return value === undefined || value === null ? [] : [value];
}
