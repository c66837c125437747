import type { Content, Entity, Link } from '../cms/cms.types.ts';
import { linksOf } from '../cms/links.ts';
import { entityIn } from '../model/names.ts';
import { differences } from './merge.ts';
import type { EditStore } from './edit-store.types.ts';
import type { Step } from './history.ts';
import { referrers } from '../model/ownership.ts';

/** Returns the step that removes an entry from all lists that link to it, and deletes the entry. */
export function deletionOf({ entries }: Pick<Content, 'entries'>, entry: Entity): Step {
  const { id } = entry.sys;
  const isOther = (one: Partial<Link> | null) => one?.sys?.id !== id;
  const unlinked = [...entries.values()].flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([fieldId, values]) =>
      Object.entries(values).flatMap(([locale, before]) => {
        const after = Array.isArray(before) ? before.filter(isOther) : [];
        const isHolder = Array.isArray(before) && after.length < before.length && sys.id !== id;
        return isHolder ? [{ entryId: sys.id, fieldId, locale, before, after }] : [];
      }),
    ),
  );
  return [...unlinked, { entryId: id, before: entry, after: undefined }];
}

/** Whether an entry is left over: it has been created, and nothing links to it any more. */
export const isUnlinked = ({ entries }: Pick<Content, 'entries'>, { sys }: Entity): boolean =>
  sys.type === 'Entry' && (referrers(entries).get(sys.id)?.size ?? 0) === 0;

/** Takes an entry off the site and deletes it. @throws CmsError */
export async function removeEntry(store: EditStore, id: string): Promise<void> {
  const isPublished = store.read().content.entries.get(id)?.sys.publishedVersion !== undefined;
  if (isPublished) await store.unpublish(id);
  const { content } = store.read();
  const entry = content.entries.get(id);
  if (!entry) return;
  store.change(deletionOf(content, entry));
  await store.saveAll();
}

/**
 * Restores the published version of entries and assets, in one step. Deletes entries that were never published,
 * unless another entry links to them.
 * @throws CmsError
 */
export async function discardDrafts(store: EditStore, ids: readonly string[]): Promise<void> {
  await store.saveAll();
  await store.readPublished(ids);
  const { content } = store.read();
  const links = referrers(content.entries);
  const going = new Set(ids);
  const kept = new Set(ids.flatMap((id) => linksOf(content.published.get(id) ?? { fields: {} })));
  const isKept = (id: string) => kept.has(id) || [...(links.get(id) ?? [])].some((by) => !going.has(by));
  const step = ids.flatMap((id): Step => {
    const [now, seen] = [entityIn(content, id), content.published.get(id)];
    if (!now) return [];
    if (now.sys.publishedVersion === undefined)
      return now.sys.type === 'Asset' || isKept(id) ? [] : [{ entryId: id, before: now, after: undefined }];
    return differences(now.fields, seen?.fields ?? now.fields).map(([fieldId, locale]) => ({
      entryId: id,
      fieldId,
      locale,
      before: now.fields[fieldId]?.[locale],
      after: seen?.fields[fieldId]?.[locale],
    }));
  });
  store.settle();
  store.change(step);
  store.settle();
  await store.saveAll();
}
