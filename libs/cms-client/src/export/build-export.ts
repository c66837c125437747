import { contentTypeJson, editorInterfaceJson } from '../model/content-type-json.ts';
import type { AnyEntryType } from '../model/entry-type.ts';
import type { AuthoredAsset } from '../authoring/asset.ts';
import { assetMetadata, safeAreaTag } from '../model/safe-area.ts';
import { byLocale, collect, type CollectedEntry } from './collect.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { DEFAULT_LOCALE, LOCALES } from '../authoring/localized.ts';

/** A language of a CMS space. `code` is, for example, `de`, and `name` is `German`. */
export interface ExportLocale {
  readonly code: string;
  readonly name: string;
  /** Code of the locale whose texts replace missing texts, or null if nothing replaces them. */
  readonly fallbackCode: string | null;
}

interface ExportOptions {
  /** All content types of the space, including unused ones. */
  readonly types: readonly AnyEntryType[];
  readonly roots: readonly AuthoredEntry[];
  /** Languages of the space. The first is the default language. If omitted: English and Spanish. */
  readonly locales?: readonly ExportLocale[];
  /** The time at which every item was published, in ISO 8601. */
  readonly publishedAt: string;
  /** Returns the address of an asset's file inside the export. */
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

/** Returns the JSON of a tag. The tag is public, because the delivery API sends only public tags. */
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
 * Returns authored entries in the export format of the CMS. The import tool of the CMS and the embedded
 * delivery API can read this format.
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
