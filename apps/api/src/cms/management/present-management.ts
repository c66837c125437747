import type { ContentTypeRecord, EntityRecord } from '../model/content.types.ts';
import { link } from '../model/content.types.ts';

/** An entity as editors see it: the draft with all locales, and the counters of its states. */
export function presentForEditors(
  record: EntityRecord,
  { space, environment }: { space: string; environment: string },
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
    fields: record.draft.fields,
  };
}

export function presentTypeForEditors(
  type: ContentTypeRecord,
  { space, environment }: { space: string; environment: string },
): Record<string, unknown> {
  const { id, createdAt, updatedAt, revision, ...rest } = type;
  return {
    sys: {
      space: link('Space', space),
      environment: link('Environment', environment),
      id,
      type: 'ContentType',
      createdAt,
      updatedAt,
      version: revision * 2,
      publishedVersion: revision * 2 - 1,
      publishedCounter: revision,
    },
    ...rest,
  };
}

function defined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
