import { contentTypeJson, editorInterfaceJson } from '../model/content-type-json.ts';
import type { AnyEntryType } from '../model/entry-type.ts';
import type { AuthoredAsset } from '../authoring/asset.ts';
import { assetMetadata, safeAreaTag } from '../model/safe-area.ts';
import { byLocale, collect, type CollectedEntry } from './collect.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { DEFAULT_LOCALE, LOCALES } from '../authoring/localized.ts';

/** A language of a space: `de`, `German`. */
export interface ExportLocale {
  readonly code: string;
  readonly name: string;
  /** Code of the locale whose texts replace missing ones, or null for none. */
  readonly fallbackCode: string | null;
}

interface ExportOptions {
  /** Every content type of the space, used or not. */
  readonly types: readonly AnyEntryType[];
  readonly roots: readonly AuthoredEntry[];
  /** Languages of the space, the default first. English and Spanish if omitted. */
  readonly locales?: readonly ExportLocale[];
  /** ISO time stamped on every item. */
  readonly publishedAt: string;
  /** Address of an asset's file inside the export. */
  readonly fileUrl: (asset: AuthoredAsset) => string;
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

function published(type: 'Entry' | 'Asset', id: string, at: string) {
  return {
    id,
    type,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    firstPublishedAt: at,
    version: 2,
    publishedVersion: 1,
    publishedCounter: 1,
  };
}

/** The JSON of a tag. The tag is public, because the delivery API sends only public tags. */
function tagJson(id: string, at: string) {
  const sys = { id, type: 'Tag', version: 1, visibility: 'public', createdAt: at, updatedAt: at };
  return { sys, name: id };
}

function assetJson(asset: AuthoredAsset, at: string, url: string, defaultLocale: string) {
  const { width, height, size = 0, fileName, contentType } = asset;
  const image = width !== undefined && height !== undefined ? { image: { width, height } } : {};
  return {
    sys: published('Asset', asset.id, at),
    metadata: assetMetadata(asset.safe),
    fields: {
      title: byLocale(asset.title, defaultLocale),
      file: { [defaultLocale]: { url, fileName, contentType, details: { size, ...image } } },
    },
  };
}

const entryJson = (entry: CollectedEntry, at: string) => ({
  sys: { ...published('Entry', entry.id, at), contentType: link('ContentType', entry.typeId) },
  metadata: { tags: [] },
  fields: entry.fields,
});

/**
 * Returns authored entries in the vendor's export format, for the vendor's import tool and the embedded
 * delivery API.
 */
export function buildExport({ types, roots, locales = LOCALES, publishedAt, fileUrl }: ExportOptions) {
  const defaultLocale = locales[0]?.code ?? DEFAULT_LOCALE;
  const { entries, assets } = collect(roots, defaultLocale);
  const known = new Set(types.map(({ id }) => id));
  const missing = entries.find(({ typeId }) => !known.has(typeId));
  if (missing)
    throw new Error(`Entry "${missing.id}" is a ${missing.typeId}, which is not among the content types`);
  return {
    contentTypes: types.map((type) => contentTypeJson(type, publishedAt)),
    editorInterfaces: types.map(editorInterfaceJson),
    tags: [...new Set(assets.flatMap(({ safe }) => (safe ? [safeAreaTag(safe)] : [])))]
      .sort()
      .map((id) => tagJson(id, publishedAt)),
    entries: entries.map((entry) => entryJson(entry, publishedAt)),
    assets: assets.map((asset) => assetJson(asset, publishedAt, fileUrl(asset), defaultLocale)),
    locales: locales.map((locale) => ({
      sys: { id: `locale-${locale.code}`, type: 'Locale', version: 1 },
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: locale.code !== defaultLocale,
      default: locale.code === defaultLocale,
      ...locale,
    })),
    webhooks: [],
  };
}
