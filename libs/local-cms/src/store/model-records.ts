import { UNKNOWN_TIME } from '../export/export-items.ts';
import type { ContentModel, ContentTypeRecord, LocaleRecord, TagRecord } from '../model/content.types.ts';
import type { ModelKind, ModelRecord } from '../model/model-record.types.ts';
import { modelKey } from '../model/model-record.types.ts';

/** The parts of the content model that the read APIs deliver. */
export type ReadModel = Pick<ContentModel, 'contentTypes' | 'locales' | 'tags'>;

export type ModelRecords = Map<string, ModelRecord>;

/** Returns an export's content model as editable records. */
export function modelRecords(model: ContentModel): ModelRecords {
  const records: ModelRecords = new Map();
  const add = <K extends ModelKind>(record: ModelRecord<K>) =>
    records.set(modelKey(record.kind, record.id), record);
  const unknown = { createdAt: UNKNOWN_TIME, updatedAt: UNKNOWN_TIME, version: 1 };
  for (const { id, createdAt, updatedAt, revision, ...body } of model.contentTypes.values()) {
    add({
      kind: 'ContentType',
      id,
      createdAt,
      updatedAt,
      version: revision * 2,
      draft: body,
      published: body,
      publishedVersion: revision * 2 - 1,
      publishedCounter: revision,
      publishedAt: updatedAt,
      firstPublishedAt: createdAt,
    });
  }
  for (const [id, draft] of model.editorInterfaces) {
    if (model.contentTypes.has(id)) add({ kind: 'EditorInterface', id, draft, ...unknown });
  }
  for (const { id, version, ...draft } of model.locales)
    add({ kind: 'Locale', id, draft, ...unknown, version });
  for (const { id, createdAt, updatedAt, ...draft } of model.tags)
    add({ kind: 'Tag', id, draft, createdAt, updatedAt, version: 1 });
  for (const [id, draft] of model.webhooks) add({ kind: 'WebhookDefinition', id, draft, ...unknown });
  return records;
}

/** Returns the part of the model that readers see: published content types, locales and tags. */
export function readModel(records: ModelRecords): ReadModel {
  const contentTypes = new Map<string, ContentTypeRecord>();
  const locales: LocaleRecord[] = [];
  const tags: TagRecord[] = [];
  for (const record of records.values()) {
    const { id, createdAt, updatedAt, version } = record;
    if (isOf('ContentType', record)) {
      const { published, publishedCounter = 1 } = record;
      if (published)
        contentTypes.set(id, {
          id,
          ...published,
          createdAt,
          updatedAt: record.publishedAt ?? updatedAt,
          revision: publishedCounter,
        });
    } else if (isOf('Locale', record)) locales.push({ id, ...record.draft, version });
    else if (isOf('Tag', record)) tags.push({ id, ...record.draft, createdAt, updatedAt });
  }
  return { contentTypes, locales, tags };
}

export function isOf<K extends ModelKind>(kind: K, record: ModelRecord): record is ModelRecord<K> {
  return record.kind === kind;
}
