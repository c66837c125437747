import type { Entity } from '../cms/cms.types.ts';
import { linksOf, reachable } from '../cms/links.ts';
import { asStored } from '../cms/metadata.ts';
import { typeIdOf } from '../model/names.ts';
import { pathFieldsOf } from '../model/pages.ts';
import type { EditState } from './edit-store.types.ts';

/**
 * Returns the items that the site needs to draw a page with unsaved changes, in addition to what is saved: all unsaved
 * entries and assets, and all items to which these have new links, directly or through others.
 */
export function unsavedIn({ content, drafts }: Pick<EditState, 'content' | 'drafts'>): readonly Entity[] {
  const unsaved = [...drafts].flatMap(([id, { state, base }]) => {
    const entity = state === 'saved' ? undefined : (content.entries.get(id) ?? content.assets.get(id));
    return entity ? [{ entity, base }] : [];
  });
  const added = unsaved.flatMap(({ entity, base }) => {
    const before = new Set(linksOf(base));
    return linksOf(entity).filter((id) => !before.has(id));
  });

  const isPage = (entity: Entity) => pathFieldsOf(content.types).has(typeIdOf(entity));
  const items = new Set([...unsaved.map(({ entity }) => entity), ...reachable(content, added, isPage)]);
  return [...items].map(asStored);
}
