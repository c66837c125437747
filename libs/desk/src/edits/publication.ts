import type { Content, Entity } from '../cms/cms.types.ts';
import { isNewest } from '../cms/is-newest.ts';
import { linksOf } from '../cms/links.ts';
import { differences } from './merge.ts';

/** An entry or an asset whose newest version is not published. */
export interface Unpublished {
  readonly entity: Entity;
  /** `new`: the item was never published. `changed`: its draft is newer than the published version. */
  readonly state: 'new' | 'changed';
}

/** Returns the state of an entry or asset. A draft with the values that visitors see does not count as changed. */
export function publicationState(
  entity: Entity,
  { published }: Pick<Content, 'published'>,
): 'new' | 'changed' | 'published' {
  const { sys, fields } = entity;
  if (sys.publishedVersion === undefined) return 'new';
  const seen = published.get(sys.id);
  const isSame = seen ? differences(fields, seen.fields).length === 0 : isNewest(entity);
  return isSame ? 'published' : 'changed';
}

/**
 * Returns what has to be published so that visitors see the given entries in their newest version. Linked items
 * come before the entries that link to them, so that no visitor sees a gap.
 * @param isPage whether an entry is a page; the search leaves out other pages that an entry links to
 */
export function publicationOf(
  content: Pick<Content, 'entries' | 'assets' | 'published'>,
  ids: readonly string[],
  isPage: (id: string) => boolean,
): readonly Unpublished[] {
  const seen = new Set<string>();
  const ordered: Unpublished[] = [];
  function visit(id: string): void {
    const entity = content.entries.get(id) ?? content.assets.get(id);
    if (!entity || seen.has(id)) return;
    seen.add(id);
    for (const link of linksOf(entity)) if (ids.includes(link) || !isPage(link)) visit(link);
    const state = publicationState(entity, content);
    if (state !== 'published' && entity.sys.archivedVersion === undefined) ordered.push({ entity, state });
  }
  for (const id of ids) visit(id);
  return ordered;
}

/**
 * Returns the ids of everything that must be published with a page: what the page shows, and what leads to the
 * page, such as a new entry of a menu.
 * @param ids the page, and other entries to publish with it
 * @param list all items that are not published
 */
export function neededBy(
  content: Pick<Content, 'entries' | 'assets' | 'published'>,
  ids: readonly string[],
  path: string,
  list: readonly Unpublished[],
  isPage: (id: string) => boolean,
): ReadonlySet<string> {
  const shown = new Set(publicationOf(content, ids, isPage).map(({ entity }) => entity.sys.id));
  const leadsHere = ({ entity: { sys, fields } }: Unpublished) =>
    !isPage(sys.id) && Object.values(fields).some((values) => Object.values(values).includes(path));
  const ways = new Set(list.filter(leadsHere).map(({ entity }) => entity.sys.id));
  const holders = list.filter(({ entity }) => linksOf(entity).some((id) => ways.has(id)));
  return new Set([...shown, ...ways, ...holders.map(({ entity }) => entity.sys.id)]);
}
