import type { Content, Entity } from '../cms/cms.types.ts';
import { linksOf, reachable } from '../cms/links.ts';
import { typeIdOf } from '../model/names.ts';
import { isPageEntry } from './pages.ts';

type Entries = Content['entries'];
/** For each entry or asset, the ids of the entries that link to it. */
export type Referrers = ReadonlyMap<string, ReadonlySet<string>>;
let known: { readonly entries: Entries; readonly found: Referrers } = {
  entries: new Map(),
  found: new Map(),
};

const isAlike = (one: Entity | undefined, other: Entity) =>
  one === other || (one !== undefined && linksOf(one).join() === linksOf(other).join());

/** Returns the ids of the entries that link to each entry or asset. Returns the same map until a link changes. */
export function referrers(entries: Entries): Referrers {
  if (known.entries === entries) return known.found;
  const isSame =
    entries.size === known.entries.size &&
    [...entries.values()].every((entry) => isAlike(known.entries.get(entry.sys.id), entry));
  const found = new Map<string, Set<string>>();
  if (!isSame)
    for (const entry of entries.values())
      for (const id of linksOf(entry)) found.set(id, (found.get(id) ?? new Set()).add(entry.sys.id));
  known = { entries, found: isSame ? known.found : found };
  return known.found;
}

/**
 * Returns the ids of an item and of all entries that link to it, directly or through others. The search goes no further
 * than pages.
 */
function above(links: Referrers, id: string, isPage: (id: string) => boolean): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen) if (!isPage(one)) for (const by of links.get(one) ?? []) seen.add(by);
  return [...seen];
}

/** Returns the ids of the pages that show an entry or an asset. A page shows itself. */
export const pagesShowing = (
  links: Referrers,
  id: string,
  isPage: (id: string) => boolean,
): ReadonlySet<string> => new Set(above(links, id, isPage).filter(isPage));

/**
 * Returns a function that tells whether an entry on no page belongs to the frame around all pages, for example to a
 * menu. Such an entry is the top of the frame, or the top links to it, directly or through others. Nothing links to the
 * top, the top has links, and no page shows its content type.
 */
export function aroundPages(
  content: Pick<Content, 'entries' | 'assets'>,
  pageIds: ReadonlySet<string>,
): (id: string) => boolean {
  const links = referrers(content.entries);
  let shown: ReadonlySet<string> | undefined;
  return (id) => {
    shown ??= new Set(reachable(content, [...pageIds]).map(typeIdOf));
    return above(links, id, (one) => pageIds.has(one)).some((one) => {
      const entry = links.has(one) ? undefined : content.entries.get(one);
      return entry && linksOf(entry).length > 0 && !shown?.has(typeIdOf(entry));
    });
  };
}

/** What {@link shownBy} has found, by block. It holds until a link changes, or an item comes or goes. */
let shown: { readonly of: readonly unknown[]; readonly by: Map<string, readonly string[]> } = {
  of: [],
  by: new Map(),
};

/**
 * Returns the ids of a block and of all entries and assets that it shows. A page that it links to is not shown. Returns
 * the same list until a link changes.
 */
export function shownBy(
  { entries, assets, types }: Pick<Content, 'entries' | 'assets' | 'types'>,
  id: string,
): readonly string[] {
  const of = [referrers(entries), assets, types];
  if (of.some((one, at) => one !== shown.of[at])) shown = { of, by: new Map() };
  const known = shown.by.get(id);
  if (known) return known;
  const isOther = (one: Entity) => one.sys.id !== id && isPageEntry(types, one);
  const found = reachable({ entries, assets }, [id], isOther)
    .filter((one) => !isOther(one))
    .map(({ sys }) => sys.id);
  shown.by.set(id, found);
  return found;
}

/**
 * Returns the entries that belong to `root` alone: `root` links to them, directly or through others, and no entry
 * outside of this group links to them.
 * @param isShared whether an entry never belongs to another one, such as a page
 */
export function ownedBy(entries: Entries, root: Entity, isShared: (entry: Entity) => boolean): Entity[] {
  const owned = new Map<string, Entity>();
  const below = (entity: Entity) => {
    for (const id of linksOf(entity)) {
      const entry = owned.has(id) || id === root.sys.id ? undefined : entries.get(id);
      if (!entry || isShared(entry)) continue;
      owned.set(id, entry);
      below(entry);
    }
  };
  below(root);
  for (let before = -1; before !== owned.size;) {
    before = owned.size;
    for (const id of owned.keys()) {
      const by = referrers(entries).get(id) ?? [];
      if ([...by].some((one) => one !== root.sys.id && !owned.has(one))) owned.delete(id);
    }
  }
  return [...owned.values()];
}

/**
 * Returns fields with links to copies in place of the originals.
 * @param copies ids of copies by ids of originals
 */
export function relinked(fields: Entity['fields'], copies: ReadonlyMap<string, string>): Entity['fields'] {
  return JSON.parse(JSON.stringify(fields), (_key, value: unknown) => {
    const { sys } = (value ?? {}) as { sys?: { type?: string; id?: string } };
    const copy = sys?.type === 'Link' ? copies.get(sys.id ?? '') : undefined;
    return copy === undefined ? value : { sys: { ...sys, id: copy } };
  }) as Entity['fields'];
}
