import { entityKey } from '../model/content.types.ts';
import type { LinkTarget } from './links.ts';

export type Includes<T> = {
  readonly entries: T[];
  readonly assets: T[];
  /** Linked items that do not exist, each listed once. */
  readonly unresolved: LinkTarget[];
};

/**
 * Collects the entries and assets to which items link, level by level, without the items themselves.
 * @param depth how many levels to follow; 0 follows none and reports nothing
 */
export function collectIncludes<T>(
  items: readonly { readonly key: string; readonly links: readonly LinkTarget[] }[],
  depth: number,
  find: (target: LinkTarget) => T | undefined,
  linksOf: (entity: T) => readonly LinkTarget[],
): Includes<T> {
  const includes: Includes<T> = { entries: [], assets: [], unresolved: [] };
  const seen = new Set(items.map((item) => item.key));
  let level: readonly LinkTarget[] = items.flatMap((item) => item.links);
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: LinkTarget[] = [];
    for (const target of level) {
      const key = entityKey(target.kind, target.id);
      if (seen.has(key)) continue;
      seen.add(key);
      const entity = find(target);
      if (entity === undefined) {
        includes.unresolved.push(target);
        continue;
      }
      (target.kind === 'Entry' ? includes.entries : includes.assets).push(entity);
      if (target.kind === 'Entry') next.push(...linksOf(entity));
    }
    level = next;
  }
  return includes;
}
