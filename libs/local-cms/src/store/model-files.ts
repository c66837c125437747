import type { NamedPlace } from '../export/content-folder.ts';
import { jsonText } from '../export/item-file.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { isOf } from './model-records.ts';

/**
 * Returns the text of the file of a content type: its published state, with the settings of the editor.
 * @param withCounters whether the file keeps its revision and the time of the last change, as in `itemText`
 */
export function typeText(
  type: ModelRecord<'ContentType'>,
  editor: ModelRecord | undefined,
  withCounters: boolean,
): string {
  const { published, createdAt, publishedAt, publishedCounter } = type;
  return jsonText({
    ...published,
    editorInterface: editor?.draft,
    sys: {
      createdAt,
      ...(withCounters && {
        updatedAt: publishedAt === createdAt ? undefined : publishedAt,
        publishedCounter: publishedCounter === 1 ? undefined : publishedCounter,
      }),
    },
  });
}

/**
 * Returns the text of the file with the locales, the tags and the webhooks of a space. The tags are in the order of
 * their ids, so that new tags of two branches rarely meet in the same place.
 */
export function spaceText(models: Iterable<ModelRecord>, place: NamedPlace): string {
  const all = [...models];
  return jsonText({
    ...place,
    locales: all.flatMap((record) =>
      isOf('Locale', record) ? [{ ...record.draft, sys: { id: record.id, version: record.version } }] : [],
    ),
    tags: all
      .filter((record) => isOf('Tag', record))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, createdAt, updatedAt, draft: { name, visibility } }) => ({
        name,
        sys: { id, visibility, createdAt, updatedAt },
      })),
    webhooks: all.flatMap((record) =>
      isOf('WebhookDefinition', record) ? [{ ...record.draft, sys: { id: record.id } }] : [],
    ),
  });
}
