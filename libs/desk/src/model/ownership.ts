import type { Content, Entity } from '../cms/cms.types.ts';
import { linksOf, reachable } from '../cms/links.ts';
import { typeIdOf } from '../model/names.ts';

type Entries = Content['entries'];
/** The ids of the entries that link to each entry or asset. */
export type Referrers = ReadonlyMap<string, ReadonlySet<string>>;
let known: { readonly entries: Entries; readonly found: Referrers } = {
  entries: new Map(),
  found: new Map(),
};

const isAlike = (one: Entity | undefined, other: Entity) =>
  one === other || (one !== undefined && linksOf(one).join() === linksOf(other).join());

/** Returns the ids of the entries that link to each entry or asset. While no link changes, this is the same map. */
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

/** Returns the ids of all that leads to an entry or an asset, with itself. Pages are not followed. */
function above(links: Referrers, id: string, isPage: (id: string) => boolean): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen) if (!isPage(one)) for (const by of links.get(one) ?? []) seen.add(by);
  return [...seen];
}

/** Returns the ids of the pages that show an entry or an asset, itself if it is a page. */
export const pagesShowing = (
  links: Referrers,
  id: string,
  isPage: (id: string) => boolean,
): ReadonlySet<string> => new Set(above(links, id, isPage).filter(isPage));

/**
 * Returns a function that says whether an entry on no page stands around all pages, as a menu does: it is below an entry
 * that nothing links to, of a type that no page shows.
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

/**
 * Returns the entries below an entry that nothing else links to: they belong to it alone.
 * @param isShared whether an entry is never owned, such as a page
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

/** Returns fields whose links lead to copies, where there are copies. */
export function relinked(fields: Entity['fields'], copies: ReadonlyMap<string, string>): Entity['fields'] {
  return JSON.parse(JSON.stringify(fields), (_key, value: unknown) => {
    const { sys } = (value ?? {}) as { sys?: { type?: string; id?: string } };
    const copy = sys?.type === 'Link' ? copies.get(sys.id ?? '') : undefined;
    return copy === undefined ? value : { sys: { ...sys, id: copy } };
  }) as Entity['fields'];
}
