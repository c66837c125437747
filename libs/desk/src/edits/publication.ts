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
 * Returns what has to be published so that visitors see the given entries in their newest version. Linked items come
 * before the entries that link to them, so that no visitor sees a gap. If entries link to each other, new entries come
 * first: the published versions of the others do not link to them yet.
 * @param isPage whether an entry is a page; the search leaves out other pages that an entry links to
 */
export function publicationOf(
  content: Pick<Content, 'entries' | 'assets' | 'published'>,
  ids: readonly string[],
  isPage: (id: string) => boolean,
): readonly Unpublished[] {
  const seen = new Set<string>();
  const ordered: Unpublished[] = [];
  /** Changed entries on the way back to a new entry that links to them. */
  const last: Unpublished[] = [];
  /** The new entries whose links are being visited. */
  const open = new Set<string>();
  function visit(id: string): void {
    const entity = content.entries.get(id) ?? content.assets.get(id);
    if (!entity || seen.has(id)) return;
    seen.add(id);
    const state = publicationState(entity, content);
    if (state === 'new') open.add(id);
    const links = linksOf(entity);
    for (const link of links) if (ids.includes(link) || !isPage(link)) visit(link);
    open.delete(id);
    if (state === 'published' || entity.sys.archivedVersion !== undefined) return;
    const isLast = state === 'changed' && links.some((link) => open.has(link));
    (isLast ? last : ordered).push({ entity, state });
  }
  for (const id of ids) visit(id);
  return [...ordered, ...last];
}

const leadsTo = ({ fields }: Entity, path: string): boolean =>
  Object.values(fields).some((values) => Object.values(values).includes(path));

/**
 * Returns the ids of unpublished entries that lead to a page, or that link to an entry that leads to the page. No page
 * links to them, so a publication that stopped in the middle may have left them.
 */
export function unpublishedWaysTo(
  content: Pick<Content, 'entries' | 'published'>,
  path: string,
  isPage: (id: string) => boolean,
): readonly string[] {
  const around = [...content.entries.values()].filter(({ sys }) => !isPage(sys.id));
  const isWaiting = (entity: Entity) => publicationState(entity, content) !== 'published';
  const leading = new Set(around.filter((one) => leadsTo(one, path)).map(({ sys }) => sys.id));
  const holders = around.filter((one) => linksOf(one).some((id) => leading.has(id)) && isWaiting(one));
  const ways = around.filter((one) => leading.has(one.sys.id) && isWaiting(one));
  return [...ways, ...holders].map(({ sys }) => sys.id);
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
  const leadsHere = ({ entity }: Unpublished) => !isPage(entity.sys.id) && leadsTo(entity, path);
  const ways = new Set(list.filter(leadsHere).map(({ entity }) => entity.sys.id));
  const holders = list.filter(({ entity }) => linksOf(entity).some((id) => ways.has(id)));
  return new Set([...shown, ...ways, ...holders.map(({ entity }) => entity.sys.id)]);
}
