import * as v from 'valibot';
import { MAX_NESTING } from '../model/content.constants.ts';
import type {
  ContentExport,
  ContentModel,
  ContentProblem,
  ContentTypeRecord,
  EntityKind,
  EntityRecord,
  LocaleRecord,
  Metadata,
  TagRecord,
} from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import { isWhole, mendItem } from './mend-item.ts';
import { nestsDeeperThan } from './nesting.ts';
import { ExportAsset, ExportContentType, ExportEntry, ExportLocale, ExportTag } from './export-schema.ts';

/** The export as a whole cannot be served: a start-up error with a sentence for the operator. */
export class ContentExportError extends Error {
  override name = 'ContentExportError';
}

/** Stands in where an export names no time: delivered times must exist and must not change between starts. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

type Report = (item: string, reason: string) => void;

/**
 * Takes over what of an export can be served. A broken field is reported and left out; an item, when it has no id or no
 * type.
 * @throws ContentExportError when there are no usable locales, or the lists are not lists
 */
export function parseExport(source: ContentExport): ContentModel {
  const problems: ContentProblem[] = [];
  const report: Report = (item, reason) => problems.push({ item, reason });
  const locales = parseLocales(list(source, 'locales'), report);
  const contentTypes = parseContentTypes(list(source, 'contentTypes'), report);
  const entries = items(list(source, 'entries'), ExportEntry, 'Entry', report, mendItem);
  const assets = items(list(source, 'assets'), ExportAsset, 'Asset', report, mendItem);
  const deliveryShape = ![...entries, ...assets].some((item) => item.sys.publishedVersion != null);
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
      const label = `${typeId}.${fieldId}`;
      if (contentType.fields.some((field) => field.id === fieldId) || strangers.has(label)) continue;
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
    // An export holds one state only. As the vendor's import does, it stands for the published one as well.
    published: published ? draft : undefined,
  };
}

function toMetadata(metadata: { tags?: readonly unknown[]; concepts?: readonly unknown[] }): Metadata {
  const links = (list: readonly unknown[] | undefined) => (list ?? []) as Metadata['tags'];
  return { tags: links(metadata.tags), concepts: links(metadata.concepts) };
}

function parseContentTypes(list: readonly unknown[], report: Report): Map<string, ContentTypeRecord> {
  const types = new Map<string, ContentTypeRecord>();
  for (const { sys, ...type } of items(list, ExportContentType, 'ContentType', report)) {
    if (types.has(sys.id)) {
      report(`ContentType ${sys.id}`, 'appears twice; the first one is kept');
      continue;
    }
    const updatedAt = sys.updatedAt ?? sys.createdAt ?? UNKNOWN_TIME;
    types.set(sys.id, {
      id: sys.id,
      name: type.name || sys.id,
      description: type.description ?? '',
      displayField: type.displayField ?? null,
      fields: type.fields.filter((field) => !field.deleted).map(({ deleted: _deleted, ...field }) => field),
      createdAt: sys.createdAt ?? updatedAt,
      updatedAt,
      revision: sys.publishedCounter ?? sys.revision ?? 1,
    });
  }
  return types;
}

function parseLocales(list: readonly unknown[], report: Report): LocaleRecord[] {
  const locales: LocaleRecord[] = [];
  for (const locale of items(list, ExportLocale, 'Locale', report)) {
    if (locales.some((other) => other.code === locale.code)) continue;
    locales.push({
      id: locale.sys.id ?? locale.code,
      code: locale.code,
      name: locale.name ?? locale.code,
      default: locale.default,
      fallbackCode: locale.fallbackCode ?? null,
      contentDeliveryApi: locale.contentDeliveryApi,
      contentPreviewApi: locale.contentPreviewApi,
      version: locale.sys.version ?? 1,
    });
  }
  if (locales.length === 0) {
    throw new ContentExportError(
      'The content export has no locales. It needs a "locales" list with at least the default one.',
    );
  }
  const defaults = locales.filter((locale) => locale.default);
  if (defaults.length !== 1) {
    throw new ContentExportError(
      `The content export must mark exactly one locale as default; it marks ${defaults.length} of ${locales.map((locale) => locale.code).join(', ')}.`,
    );
  }
  return locales.map((locale) => checkFallback(locale, locales, report));
}

/** A fallback that leads nowhere or round in a circle is cut, so that chains always end. */
function checkFallback(locale: LocaleRecord, locales: readonly LocaleRecord[], report: Report): LocaleRecord {
  const seen = new Set([locale.code]);
  let next = locale.fallbackCode;
  while (next !== null) {
    const target = locales.find((other) => other.code === next);
    if (!target && next === locale.fallbackCode) {
      report(`Locale ${locale.code}`, `its fallback "${next}" is not a locale of the export and is ignored`);
      return { ...locale, fallbackCode: null };
    }
    if (seen.has(next)) {
      if (next === locale.code) report(`Locale ${locale.code}`, 'its fallbacks lead back to itself');
      break;
    }
    seen.add(next);
    next = target?.fallbackCode ?? null;
  }
  return locale;
}

function parseTags(list: readonly unknown[], report: Report): TagRecord[] {
  return items(list, ExportTag, 'Tag', report).map(({ sys, name }) => ({
    id: sys.id,
    name,
    visibility: sys.visibility,
    createdAt: sys.createdAt ?? UNKNOWN_TIME,
    updatedAt: sys.updatedAt ?? sys.createdAt ?? UNKNOWN_TIME,
  }));
}

function list(source: ContentExport, name: keyof ContentExport): readonly unknown[] {
  const value: unknown = source[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ContentExportError(`"${name}" of the content export is not a list.`);
  return value;
}

function items<S extends v.GenericSchema>(
  list: readonly unknown[],
  schema: S,
  type: string,
  report: Report,
  mend: (item: unknown, report: (what: string) => void) => unknown = (item) => item,
): v.InferOutput<S>[] {
  return list.flatMap((given, index) => {
    if (isWhole(given) && !nestsDeeperThan(given, MAX_NESTING)) {
      const asItIs = v.safeParse(schema, given);
      if (asItIs.success) return [asItIs.output];
    }
    const label = `${type} ${nameOf(given) ?? `number ${index + 1}`}`;
    const item = mend(given, (what) => report(label, what));
    if (nestsDeeperThan(item, MAX_NESTING)) {
      report(label, `is nested more than ${MAX_NESTING} levels deep`);
      return [];
    }
    const result = v.safeParse(schema, item);
    if (result.success) return [result.output];
    const [issue] = result.issues;
    report(label, `${v.getDotPath(issue) ?? 'item'}: ${issue.message}`);
    return [];
  });
}

function nameOf(item: unknown): string | undefined {
  const shape = v.safeParse(
    v.union([v.object({ sys: v.object({ id: v.string() }) }), v.object({ code: v.string() })]),
    item,
  );
  if (!shape.success) return undefined;
  return 'sys' in shape.output ? shape.output.sys.id : shape.output.code;
}
