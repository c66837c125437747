import type { NamedPlace } from '../export/content-folder.ts';
import { jsonText } from '../export/item-file.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { isOf } from './model-records.ts';

/** Returns the text of the file of a content type: its published state, with the settings of the editor. */
export function typeText(type: ModelRecord<'ContentType'>, editor: ModelRecord | undefined): string {
  const { published, createdAt, publishedAt, publishedCounter } = type;
  return jsonText({
    ...published,
    editorInterface: editor?.draft,
    sys: {
      createdAt,
      updatedAt: publishedAt === createdAt ? undefined : publishedAt,
      publishedCounter: publishedCounter === 1 ? undefined : publishedCounter,
    },
  });
}

/** Returns the text of the file with the locales, the tags and the webhooks of a space. */
export function spaceText(models: Iterable<ModelRecord>, place: NamedPlace): string {
  const all = [...models];
  return jsonText({
    ...place,
    locales: all.flatMap((record) =>
      isOf('Locale', record) ? [{ ...record.draft, sys: { id: record.id, version: record.version } }] : [],
    ),
    tags: all.flatMap((record) => {
      if (!isOf('Tag', record)) return [];
      const { id, createdAt, updatedAt, draft } = record;
      return [{ name: draft.name, sys: { id, visibility: draft.visibility, createdAt, updatedAt } }];
    }),
    webhooks: all.flatMap((record) =>
      isOf('WebhookDefinition', record) ? [{ ...record.draft, sys: { id: record.id } }] : [],
    ),
  });
}
