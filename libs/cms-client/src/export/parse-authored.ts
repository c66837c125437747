import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';
import type { Palette } from '../model/palette.ts';
import type { Problem } from '../model/problem.ts';
import type { Link, RawAsset, RawEntry } from '../model/raw.ts';
import type { SitePaths } from '../model/site-paths.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import { parseEntry } from '../parse/parser.ts';
import type { Sanitize } from '../parse/sanitize.ts';
import { assetMetadata } from '../model/safe-area.ts';
import { collect } from './collect.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { DEFAULT_LOCALE, isLocalized } from '../authoring/localized.ts';

interface Options {
  readonly locale: SiteLocale;
  readonly palette: Palette;
  readonly sanitize: Sanitize;
  readonly site?: SitePaths | undefined;
  readonly addressCheckPath?: string | undefined;
  /** Content types of the blocks in the entry's slots. The content type of the entry itself may be omitted. */
  readonly types?: readonly AnyEntryType[];
}

const inLocale = (values: Readonly<Record<string, unknown>>, locale: string) =>
  values[locale] ?? values[DEFAULT_LOCALE];

interface RawGraph {
  readonly root: RawEntry;
  readonly lookup: (link: Link) => RawEntry | RawAsset | undefined;
}

/** Returns an authored entry in the format of the CMS, and a function that finds linked entries and assets. */
export function rawGraph(authored: AuthoredEntry, locale: SiteLocale): RawGraph {
  const { entries, assets } = collect([authored]);
  const rawEntries = new Map<string, RawEntry>(
    entries.map(({ id, typeId, fields }) => [
      id,
      {
        sys: { id, contentType: { sys: { id: typeId } } },
        fields: Object.fromEntries(
          Object.entries(fields).map(([gf, values]) => [gf, inLocale(values, locale)]),
        ),
      },
    ]),
  );
  const rawAssets = new Map<string, RawAsset>(
    assets.map((asset) => {
      const {
        id,
        title,
        fileName,
        contentType,
        width,
        height,
        size = 0,
        url = `/assets/${id}/${fileName}`,
      } = asset;
      const details = {
        size,
        ...(width !== undefined && height !== undefined && { image: { width, height } }),
      };
      const words = isLocalized(title) ? inLocale(title.localized, locale) : title;
      const fields = { title: words, file: { url, fileName, contentType, details } };
      return [id, { sys: { id }, metadata: assetMetadata(asset.safe), fields }];
    }),
  );
  const root = rawEntries.get(authored.id);
  if (root === undefined) throw new Error(`${authored.id} was not collected`);
  return {
    root,
    lookup: ({ sys }) => (sys.linkType === 'Asset' ? rawAssets.get(sys.id) : rawEntries.get(sys.id)),
  };
}

/**
 * Converts an authored entry to the JSON of the CMS, and parses this JSON into props, like content from the CMS.
 * Returns the problems of bad content instead of throwing.
 */
export function parseAuthored<P extends object>(
  type: EntryType<P>,
  authored: AuthoredEntry,
  { types = [], ...options }: Options,
): { readonly props: Parsed<P> | undefined; readonly problems: readonly Problem[] } {
  const { root, lookup } = rawGraph(authored, options.locale);
  const { value, problems } = parseEntry(
    type,
    root,
    { lookup },
    { ...options, types: [...types, type as unknown as AnyEntryType] },
  );
  return { props: value, problems };
}
