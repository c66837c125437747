import type * as v from 'valibot';
import type {
  ContentExport,
  ContentModel,
  ContentProblem,
  EntityKind,
  EntityRecord,
  Metadata,
} from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import { items, list, UNKNOWN_TIME, type Report } from './export-items.ts';
import { ExportAsset, ExportEntry } from './export-schema.ts';
import { mendItem } from './mend-item.ts';
import {
  parseContentTypes,
  parseEditorInterfaces,
  parseLocales,
  parseTags,
  parseWebhooks,
} from './parse-model.ts';

/**
 * Reads all usable content of an export. Broken fields, and items without id or type, are reported and left
 * out.
 * @param saysStates whether each item says if it is published. Without this option, all items count as
 * published unless one of them says so, because exports of the delivery API do not contain this information.
 * @throws ContentExportError if there are no usable locales, or the lists are not lists
 */
export function parseExport(source: ContentExport, { saysStates = false } = {}): ContentModel {
  const problems: ContentProblem[] = [];
  const report: Report = (item, reason) => problems.push({ item, reason });
  const locales = parseLocales(list(source, 'locales'), report);
  const contentTypes = parseContentTypes(list(source, 'contentTypes'), report);
  const entries = items(list(source, 'entries'), ExportEntry, 'Entry', report, mendItem);
  const assets = items(list(source, 'assets'), ExportAsset, 'Asset', report, mendItem);
  const deliveryShape =
    !saysStates && ![...entries, ...assets].some((item) => item.sys.publishedVersion != null);
  const records = new Map<string, EntityRecord>();
  const add = (kind: EntityKind, item: RawEntity, contentTypeId?: string): void => {
    const key = entityKey(kind, item.sys.id);
    if (records.has(key)) report(`${kind} ${item.sys.id}`, 'appears twice; the first one is kept');
    else records.set(key, toRecord(kind, item, deliveryShape, contentTypeId));
  };
  for (const item of assets) add('Asset', item);
  const strangers = new Set<string>();
  for (const item of entries) {
    const typeId = item.sys.contentType.sys.id;
    const contentType = contentTypes.get(typeId);
    if (!contentType) {
      report(`Entry ${item.sys.id}`, `its content type "${typeId}" is not in the export`);
      continue;
    }
    for (const fieldId of Object.keys(item.fields)) {
      if (contentType.fields.some((field) => field.id === fieldId)) continue;
      const label = `${typeId}.${fieldId}`;
      if (strangers.has(label)) continue;
      strangers.add(label);
      report(
        `Entry ${item.sys.id}`,
        `its field "${fieldId}" is not in content type "${typeId}" and is not delivered`,
      );
    }
    add('Entry', item, typeId);
  }
  return {
    contentTypes,
    locales,
    tags: parseTags(list(source, 'tags'), report),
    editorInterfaces: parseEditorInterfaces(list(source, 'editorInterfaces')),
    webhooks: parseWebhooks(list(source, 'webhooks')),
    records: [...records.values()],
    problems,
  };
}

type RawEntity = v.InferOutput<typeof ExportAsset>;

function toRecord(
  kind: EntityKind,
  { sys, fields, metadata }: RawEntity,
  deliveryShape: boolean,
  contentTypeId: string | undefined,
): EntityRecord {
  const archived = sys.archivedVersion != null;
  const publishedVersion =
    deliveryShape && !archived ? (sys.version ?? sys.revision ?? 1) : (sys.publishedVersion ?? undefined);
  const updatedAt = sys.updatedAt ?? sys.createdAt ?? UNKNOWN_TIME;
  const draft = { fields, metadata: toMetadata(metadata) };
  const published = publishedVersion !== undefined && !archived;
  return {
    kind,
    id: sys.id,
    contentTypeId,
    createdAt: sys.createdAt ?? updatedAt,
    updatedAt,
    version: Math.max(sys.version ?? 1, (publishedVersion ?? 0) + 1),
    publishedVersion,
    publishedCounter: sys.publishedCounter ?? sys.revision ?? (published ? 1 : 0),
    firstPublishedAt: sys.firstPublishedAt ?? (published ? (sys.createdAt ?? updatedAt) : undefined),
    publishedAt: sys.publishedAt ?? (published ? updatedAt : undefined),
    archivedVersion: sys.archivedVersion ?? undefined,
    archivedAt: sys.archivedAt ?? undefined,
    draft,
    // An export has only one state of an item. As in the vendor's import, this state also counts as
    // published.
    published: published ? draft : undefined,
  };
}

function toMetadata(metadata: { tags?: readonly unknown[]; concepts?: readonly unknown[] }): Metadata {
  const links = (list: readonly unknown[] | undefined) => (list ?? []) as Metadata['tags'];
  return { tags: links(metadata.tags), concepts: links(metadata.concepts) };
}
