import type { ContentTypeRecord, LocaleRecord, TagRecord } from '../model/content.types.ts';
import { ContentExportError, items, UNKNOWN_TIME, type Report } from './export-items.ts';
import {
  ExportContentType,
  ExportEditorInterface,
  ExportLocale,
  ExportTag,
  ExportWebhook,
  livingFields,
} from './export-schema.ts';
import { mendPart, mendType } from './mend-item.ts';

type Mend = (item: unknown, report: (what: string) => void) => unknown;
const mendLocale: Mend = (item, report) => mendPart(ExportLocale, item, report);
const mendTag: Mend = (item, report) => mendPart(ExportTag, item, report);

export function parseContentTypes(list: readonly unknown[], report: Report): Map<string, ContentTypeRecord> {
  const types = new Map<string, ContentTypeRecord>();
  for (const { sys, ...type } of items(list, ExportContentType, 'ContentType', report, mendType)) {
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
      ...(type.metadata === undefined ? {} : { metadata: type.metadata }),
      fields: livingFields(type.fields),
      createdAt: sys.createdAt ?? updatedAt,
      updatedAt,
      revision: sys.publishedCounter ?? sys.revision ?? 1,
    });
  }
  return types;
}

export function parseLocales(list: readonly unknown[], report: Report): LocaleRecord[] {
  const locales: LocaleRecord[] = [];
  for (const locale of items(list, ExportLocale, 'Locale', report, mendLocale)) {
    if (locales.some((other) => other.code === locale.code)) continue;
    locales.push({
      id: locale.sys.id ?? locale.code,
      code: locale.code,
      name: locale.name ?? locale.code,
      default: locale.default,
      fallbackCode: locale.fallbackCode ?? null,
      contentDeliveryApi: locale.contentDeliveryApi,
      contentPreviewApi: locale.contentPreviewApi,
      contentManagementApi: locale.contentManagementApi,
      optional: locale.optional,
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

/**
 * Returns the locale, without its fallback if the fallback is an unknown locale. Reports an unknown fallback, and
 * fallbacks that lead back to the locale.
 */
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

export function parseTags(list: readonly unknown[], report: Report): TagRecord[] {
  return items(list, ExportTag, 'Tag', report, mendTag).map(({ sys, name }) => ({
    id: sys.id,
    name,
    visibility: sys.visibility,
    createdAt: sys.createdAt ?? UNKNOWN_TIME,
    updatedAt: sys.updatedAt ?? sys.createdAt ?? UNKNOWN_TIME,
  }));
}

/** Reports nothing. Used for items that are only stored and returned, where an unusable item does no harm. */
const nobody: Report = () => undefined;

type KeptItems = Map<string, Readonly<Record<string, unknown>>>;

/** Reads editor interfaces. Keys are the ids of their content types. */
export function parseEditorInterfaces(list: readonly unknown[]): KeptItems {
  return new Map(
    items(list, ExportEditorInterface, 'EditorInterface', nobody).map(({ sys, ...kept }) => [
      sys.contentType.sys.id,
      kept,
    ]),
  );
}

export function parseWebhooks(list: readonly unknown[]): KeptItems {
  return new Map(
    items(list, ExportWebhook, 'WebhookDefinition', nobody).map(({ sys, ...kept }) => [sys.id, kept]),
  );
}
