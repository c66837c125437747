import type { EntityRecord, LocaleKeyedFields } from '../model/content.types.ts';
import { link } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { isOf } from '../store/model-records.ts';

type Place = { readonly space: string; readonly environment: string };

/** Returns an entity as editors see it: the draft in all locales, and the counters of its states. */
export function presentForEditors(
  record: EntityRecord,
  { space, environment }: Place,
  fields: LocaleKeyedFields = record.draft.fields,
): Record<string, unknown> {
  return {
    metadata: record.draft.metadata,
    sys: {
      space: link('Space', space),
      environment: link('Environment', environment),
      id: record.id,
      type: record.kind,
      ...(record.contentTypeId === undefined
        ? {}
        : { contentType: link('ContentType', record.contentTypeId) }),
      createdAt: record.createdAt,
      updatedAt: record.updatedAt,
      version: record.version,
      publishedCounter: record.publishedCounter,
      revision: record.publishedCounter,
      ...defined({
        publishedVersion: record.publishedVersion,
        publishedAt: record.publishedAt,
        firstPublishedAt: record.firstPublishedAt,
        archivedVersion: record.archivedVersion,
        archivedAt: record.archivedAt,
      }),
    },
    fields,
  };
}

/**
 * Returns a part of the content model as editors see it. Webhooks belong to the space, all other parts to the
 * environment.
 */
export function presentModel(record: ModelRecord, place: Place): Record<string, unknown> {
  const { kind, id, draft } = record;
  const links = {
    space: link('Space', place.space),
    ...(kind === 'WebhookDefinition' ? {} : { environment: link('Environment', place.environment) }),
  };
  const sys = {
    ...links,
    id: kind === 'EditorInterface' ? 'default' : id,
    type: kind,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    version: record.version,
    ...(kind === 'EditorInterface' ? { contentType: link('ContentType', id) } : {}),
    ...defined({
      publishedVersion: record.publishedVersion,
      publishedCounter: record.publishedCounter,
      publishedAt: record.publishedAt,
      firstPublishedAt: record.firstPublishedAt,
    }),
  };
  if (isOf('Tag', record))
    return { sys: { ...sys, visibility: record.draft.visibility }, name: record.draft.name };
  if (isOf('Locale', record)) {
    const { contentPreviewApi: _preview, ...locale } = record.draft;
    return { sys, internal_code: locale.code, ...locale };
  }
  return { sys, ...draft };
}

function defined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
