import type { Content, Entity, Link } from '../cms/cms.types.ts';
import { differences } from './merge.ts';
import type { EditStore } from './edit-store.types.ts';
import type { Step } from './history.ts';

/** Returns the step that deletes an entry and takes it out of all lists that hold it. */
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
 * Takes an entry back to what is published, in one step. Publishes it again if it is now the same, so that it
 * no longer counts as changed.
 * @throws CmsError
 */
export async function discardDraft(store: EditStore, published: Entity): Promise<void> {
  const { id } = published.sys;
  const valueIn = ({ fields }: Entity, field: string, locale: string) => fields[field]?.[locale];
  const entityNow = () => store.read().content.entries.get(id) ?? store.read().content.assets.get(id);
  const now = entityNow();
  if (!now) return;
  store.change(
    differences(now.fields, published.fields).map(([fieldId, locale]) => ({
      entryId: id,
      fieldId,
      locale,
      before: valueIn(now, fieldId, locale),
      after: valueIn(published, fieldId, locale),
    })),
  );
  store.settle();
  await store.saveAll();
  const saved = entityNow();
  if (saved && differences(saved.fields, published.fields).length === 0) await store.publish([id]);
}
