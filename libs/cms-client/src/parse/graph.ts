import { isRawAsset, isRawEntry, type Link, type RawAsset, type RawEntry } from '../model/raw.ts';

/** An entries response as the delivery API sends it, links not resolved: plain JSON that can be kept on disk. */
export interface EntriesResponse {
  readonly items: readonly unknown[];
  readonly includes?:
    | { readonly Entry?: readonly unknown[] | undefined; readonly Asset?: readonly unknown[] | undefined }
    | undefined;
}

/** Entries and assets of one response, found by id. Links are followed one by one, so a cycle costs nothing. */
export interface EntryGraph {
  readonly items: readonly RawEntry[];
  lookup(link: Link): RawEntry | RawAsset | undefined;
}

/** @param intern what is kept of an entry or asset in the place of what came */
export function entryGraph(
  { items, includes }: EntriesResponse,
  intern: <T extends RawEntry | RawAsset>(raw: T) => T = (raw) => raw,
): EntryGraph {
  const roots = items.filter(isRawEntry).map(intern);
  const linked = (includes?.Entry ?? []).filter(isRawEntry).map(intern);
  const entries = new Map([...linked, ...roots].map((entry) => [entry.sys.id, entry]));
  const assets = new Map(
    (includes?.Asset ?? []).filter(isRawAsset).map((asset) => [asset.sys.id, intern(asset)]),
  );
  return {
    items: roots,
    lookup: ({ sys }) => (sys.linkType === 'Asset' ? assets.get(sys.id) : entries.get(sys.id)),
  };
}
