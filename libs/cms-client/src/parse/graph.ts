import { isRawAsset, isRawEntry, type Link, type RawAsset, type RawEntry } from '../model/raw.ts';

/**
 * An answer of the delivery API with entries and unresolved links. It is plain JSON, so it can be stored on
 * disk.
 */
export interface EntriesResponse {
  readonly items: readonly unknown[];
  readonly includes?:
    | { readonly Entry?: readonly unknown[] | undefined; readonly Asset?: readonly unknown[] | undefined }
    | undefined;
}

/**
 * The entries and assets of one answer, found by id. Each lookup follows only one link, so cycles do no harm.
 */
export interface EntryGraph {
  readonly items: readonly RawEntry[];
  readonly entries: ReadonlyMap<string, RawEntry>;
  readonly assets: ReadonlyMap<string, RawAsset>;
  lookup(link: Link): RawEntry | RawAsset | undefined;
}

/** Indexes an answer by id. @param intern returns the object that replaces a received entry or asset */
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
 * Returns a graph in which newer versions replace some entries.
 * @param later the newer graph of each requested entry, by id. A deleted entry is missing in its graph
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
