import type {
  ContentModel,
  ContentTypeRecord,
  EntityKind,
  EntityRecord,
  LocaleKeyedFields,
  Metadata,
  Snapshot,
  TagRecord,
  Viewer,
} from '../model/content.types.ts';
import { entityKey, link } from '../model/content.types.ts';
import type { LinkTarget } from '../links/links.ts';
import { fieldLinks } from '../links/links.ts';
import type { LocaleSet } from '../locale/locale-set.ts';
import { allLocaleFields, localeSet, localizedFieldTest, localizeFields } from '../locale/locale-set.ts';

/** Stands for all locales, in place of the code of one locale. */
export const ALL_LOCALES = '*';

/** One entry or asset as a read API sees it. */
export type ViewEntity = {
  readonly kind: EntityKind;
  readonly id: string;
  readonly contentType: ContentTypeRecord | undefined;
  /** The `sys` to deliver, without the locale. */
  readonly sys: Readonly<Record<string, unknown>>;
  readonly metadata: Metadata;
  /** Fields to deliver, by locale, without omitted and unknown fields. */
  readonly fields: LocaleKeyedFields;
};

/** All content that one read API delivers, at one point in time. */
export type ContentView = {
  readonly api: Viewer;
  readonly space: string;
  readonly environment: string;
  readonly locales: LocaleSet;
  readonly contentTypes: ReadonlyMap<string, ContentTypeRecord>;
  readonly tags: readonly TagRecord[];
  readonly entities: Readonly<Record<EntityKind, ReadonlyMap<string, ViewEntity>>>;
  readonly entriesByType: ReadonlyMap<string, readonly ViewEntity[]>;
  /**
   * Returns the fields in one locale, with fallbacks. For `*`, returns the values of all locales by locale
   * code. Do not change the result: it is shared.
   */
  fieldsOf(entity: ViewEntity, locale: string): Readonly<Record<string, unknown>>;
  linksOf(entity: ViewEntity, locale: string): readonly LinkTarget[];
  find(target: LinkTarget): ViewEntity | undefined;
  /** Returns entities that link to the target in any locale. */
  linkingTo(target: LinkTarget): ReadonlySet<ViewEntity>;
};

export type ViewSource = Pick<ContentModel, 'contentTypes' | 'locales' | 'tags'> & {
  readonly space: string;
  readonly environment: string;
  readonly records: Iterable<EntityRecord>;
  /** Returns the fields to deliver, with addresses for files on this machine. */
  deliverFields(record: EntityRecord, snapshot: Snapshot): LocaleKeyedFields;
};

export function createView(api: Viewer, source: ViewSource): ContentView {
  const entities = { Entry: new Map<string, ViewEntity>(), Asset: new Map<string, ViewEntity>() };
  const entriesByType = new Map<string, ViewEntity[]>();
  const locales = localeSet(source.locales, api);
  for (const record of source.records) {
    const snapshot = visibleSnapshot(record, api);
    const contentType =
      record.contentTypeId === undefined ? undefined : source.contentTypes.get(record.contentTypeId);
    if (!snapshot || (record.kind === 'Entry' && !contentType)) continue;
    const entity = toViewEntity(record, snapshot, contentType, api, source);
    entities[record.kind].set(record.id, entity);
    if (!contentType) continue;
    const siblings = entriesByType.get(contentType.id);
    if (siblings) siblings.push(entity);
    else entriesByType.set(contentType.id, [entity]);
  }

  const fieldsOf = perLocale((entity, locale) =>
    locale === ALL_LOCALES
      ? allLocaleFields(entity.fields, locales)
      : localizeFields(entity.fields, locale, locales, localizedFieldTest(entity.contentType)),
  );
  const linksOf = perLocale((entity, locale) => fieldLinks(fieldsOf(entity, locale), entity.contentType));
  let reverse: Map<string, Set<ViewEntity>> | undefined;
  return {
    api,
    space: source.space,
    environment: source.environment,
    locales,
    contentTypes: source.contentTypes,
    tags: source.tags,
    entities,
    entriesByType,
    fieldsOf,
    linksOf,
    find: (target) => entities[target.kind].get(target.id),
    linkingTo(target) {
      reverse ??= reverseLinks(entities.Entry.values(), linksOf);
      return reverse.get(entityKey(target.kind, target.id)) ?? new Set();
    },
  };
}

/**
 * Returns what a viewer sees of an entity: the published state through delivery, the latest state through
 * preview or as an editor. Returns undefined if there is no such state. Only editors see archived entities.
 */
export function visibleSnapshot(record: EntityRecord, api: Viewer): Snapshot | undefined {
  if (api === 'management') return record.draft;
  if (record.archivedVersion !== undefined) return undefined;
  return api === 'delivery' ? record.published : record.draft;
}

function toViewEntity(
  record: EntityRecord,
  snapshot: Snapshot,
  contentType: ContentTypeRecord | undefined,
  api: Viewer,
  source: ViewSource,
): ViewEntity {
  const { kind, id, publishedVersion } = record;
  const sys: Record<string, unknown> = {
    space: link('Space', source.space),
    id,
    type: kind,
    // For readers of published content, an entry is created when it is first published, as with the vendor.
    createdAt: api === 'delivery' ? (record.firstPublishedAt ?? record.createdAt) : record.createdAt,
    updatedAt: api === 'delivery' ? (record.publishedAt ?? record.updatedAt) : record.updatedAt,
    environment: link('Environment', source.environment),
    ...(publishedVersion === undefined ? {} : { publishedVersion }),
    revision: record.publishedCounter,
    ...(contentType ? { contentType: link('ContentType', contentType.id) } : {}),
    ...(api === 'management' ? states(record) : {}),
  };
  let fields: LocaleKeyedFields | undefined;
  return {
    kind,
    id,
    contentType,
    sys,
    metadata: snapshot.metadata,
    // Computed when first read, because a start of the site needs only a few entries.
    get fields() {
      return (fields ??= deliverable(source.deliverFields(record, snapshot), contentType));
    },
  };
}

/** Returns the `sys` values that only editors can filter by. */
function states({
  version,
  publishedCounter,
  publishedAt,
  firstPublishedAt,
  archivedVersion,
  archivedAt,
}: EntityRecord): Record<string, unknown> {
  return { version, publishedCounter, publishedAt, firstPublishedAt, archivedVersion, archivedAt };
}

function deliverable(
  fields: LocaleKeyedFields,
  contentType: ContentTypeRecord | undefined,
): LocaleKeyedFields {
  if (!contentType) return fields;
  const kept: Record<string, Readonly<Record<string, unknown>>> = {};
  // The fields are in the order of the content type, as with the vendor.
  for (const field of contentType.fields) {
    const values = Object.hasOwn(fields, field.id) ? fields[field.id] : undefined;
    if (values && !field.omitted) kept[field.id] = values;
  }
  return kept;
}

function perLocale<T>(
  compute: (entity: ViewEntity, locale: string) => T,
): (entity: ViewEntity, locale: string) => T {
  const known = new Map<string, WeakMap<ViewEntity, T>>();
  return (entity, locale) => {
    let ofLocale = known.get(locale);
    if (!ofLocale) known.set(locale, (ofLocale = new WeakMap()));
    let result = ofLocale.get(entity);
    if (result === undefined) ofLocale.set(entity, (result = compute(entity, locale)));
    return result;
  };
}

function reverseLinks(
  entries: Iterable<ViewEntity>,
  linksOf: (entity: ViewEntity, locale: string) => readonly LinkTarget[],
): Map<string, Set<ViewEntity>> {
  const reverse = new Map<string, Set<ViewEntity>>();
  for (const entry of entries) {
    for (const { kind, id } of linksOf(entry, ALL_LOCALES)) {
      const key = entityKey(kind, id);
      const sources = reverse.get(key);
      if (sources) sources.add(entry);
      else reverse.set(key, new Set([entry]));
    }
  }
  return reverse;
}
