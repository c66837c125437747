import type { Content, Entity } from '../cms/cms.types.ts';
import { linksOf } from '../cms/links.ts';

type Entries = Content['entries'];
const known = new WeakMap<Entries, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the ids of the entries that link to each entry or asset. */
function referrers(entries: Entries): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(entries);
  if (before) return before;
  const found = new Map<string, Set<string>>();
  for (const entry of entries.values())
    for (const id of linksOf(entry)) found.set(id, (found.get(id) ?? new Set()).add(entry.sys.id));
  known.set(entries, found);
  return found;
}

/** Returns the ids of the pages that show an entry or an asset, itself if it is a page. */
export function pagesShowing(
  entries: Entries,
  id: string,
  isPage: (id: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const one of seen) if (!isPage(one)) for (const by of referrers(entries).get(one) ?? []) seen.add(by);
  return new Set([...seen].filter(isPage));
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
