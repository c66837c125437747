import type { Content, Entity } from './cms.types.ts';

function linksIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { readonly sys?: Readonly<Record<string, unknown>> };
  if (sys?.['type'] === 'Link')
    return typeof sys['id'] === 'string' && sys['linkType'] !== 'Tag' ? [sys['id']] : [];
  return Object.values(value).flatMap(linksIn);
}

const known = new WeakMap<Entity['fields'], readonly string[]>();

/** Returns the ids of all entries and assets that an entry links to. Remembers them for the same `fields` object. */
export function linksOf({ fields }: Pick<Entity, 'fields'>): readonly string[] {
  const links = known.get(fields) ?? linksIn(fields);
  known.set(fields, links);
  return links;
}

/**
 * Returns the given entries, and all entries and assets that they link to, directly or through others. Each is in the
 * list once, the nearest first.
 * @param endsAt whether the search ignores the links of an entry
 */
export function reachable(
  { entries, assets }: Pick<Content, 'entries' | 'assets'>,
  ids: readonly string[],
  endsAt?: (entity: Entity) => boolean,
) {
  const found = new Map<string, Entity>();
  const open = [...ids];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const entity = found.has(id) ? undefined : (entries.get(id) ?? assets.get(id));
    if (!entity) continue;
    found.set(id, entity);
    if (!endsAt?.(entity)) open.push(...linksOf(entity));
  }
  return [...found.values()];
}
