import { isRawAsset, isRawEntry, type Link, type RawAsset, type RawEntry } from '../model/raw.ts';

/**
 * An entries response as the delivery API sends it, with unresolved links: plain JSON that can be stored on
 * disk.
 */
export interface EntriesResponse {
  readonly items: readonly unknown[];
  readonly includes?:
    | { readonly Entry?: readonly unknown[] | undefined; readonly Asset?: readonly unknown[] | undefined }
    | undefined;
}

/**
 * The entries and assets of one response, found by id. Each lookup follows one link, so a cycle does no harm.
 */
export interface EntryGraph {
  readonly items: readonly RawEntry[];
  readonly entries: ReadonlyMap<string, RawEntry>;
  readonly assets: ReadonlyMap<string, RawAsset>;
  lookup(link: Link): RawEntry | RawAsset | undefined;
}

/** Indexes a response. @param intern returns the object to keep for a received entry or asset */
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
  return graphOf(roots, entries, assets);
}

function graphOf(
  items: readonly RawEntry[],
  entries: ReadonlyMap<string, RawEntry>,
  assets: ReadonlyMap<string, RawAsset>,
): EntryGraph {
  return {
    items,
    entries,
    assets,
    lookup: ({ sys }) => (sys.linkType === 'Asset' ? assets.get(sys.id) : entries.get(sys.id)),
  };
}

/**
 * Returns a graph extended by later responses.
 * @param later the graph of each requested entry, by id. An entry that is gone is missing from its own graph.
 */
export function laterGraph(before: EntryGraph, later: ReadonlyMap<string, EntryGraph>): EntryGraph {
  const entries = new Map(before.entries);
  const assets = new Map(before.assets);
  for (const [id, graph] of later) {
    entries.delete(id);
    for (const entry of graph.entries.values()) entries.set(entry.sys.id, entry);
    for (const asset of graph.assets.values()) assets.set(asset.sys.id, asset);
  }
  const items = before.items.flatMap(({ sys }) => entries.get(sys.id) ?? []);
  return graphOf(items, entries, assets);
}
