import type { ContentModel, ContentProblem, EntityRecord } from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import type { FolderFiles } from './folder-files.ts';
import { modelRecords, readModel, type ModelRecords } from './model-records.ts';
import { afterOutsideChange } from './outside-change.ts';
import type { Overlay } from './overlay.ts';

export type StartRecords = {
  readonly overlay: Overlay;
  readonly records: Map<string, EntityRecord>;
  readonly models: ModelRecords;
  readonly problems: readonly ContentProblem[];
};

/**
 * Applies the local edits to the content.
 * @param files the files of a folder of content. If another program has changed a file since an edit, this
 * file determines what is published. A deleted item has no file.
 */
export function recordsAtStart(
  model: ContentModel,
  stored: Overlay,
  files: FolderFiles | undefined,
): StartRecords {
  const overlay = files ? onFiles(stored, model, files) : stored;
  const models = modelRecords(model);
  for (const key of overlay.removedModels) models.delete(key);
  for (const [key, record] of Object.entries(overlay.models)) models.set(key, record);
  const { contentTypes } = readModel(models);
  const records = recordsOf(model);
  for (const key of overlay.removed) records.delete(key);
  const problems: ContentProblem[] = [];
  for (const [key, record] of Object.entries(overlay.records)) {
    if (record.kind === 'Entry' && !contentTypes.has(record.contentTypeId ?? '')) {
      problems.push({
        item: `Entry ${record.id}`,
        reason: `was edited here, but its content type "${record.contentTypeId}" is gone`,
      });
    } else records.set(key, record);
  }
  return { overlay, records, models, problems };
}

export const recordsOf = ({ records }: Pick<ContentModel, 'records'>): Map<string, EntityRecord> =>
  new Map(records.map((record) => [entityKey(record.kind, record.id), record]));

/**
 * Returns the local edits that still apply to the current files. If another program has changed a file since an edit,
 * the file determines what is published, and only an unpublished draft of the edit stays. Edits of a changed part of
 * the model are dropped.
 */
function onFiles(overlay: Overlay, model: ContentModel, { revision }: FolderFiles): Overlay {
  const inFiles = recordsOf(model);
  const isAsItWas = (key: string) => overlay.bases[key] === revision(key);
  const kept = Object.entries(overlay.records).flatMap(([key, record]): [string, EntityRecord][] => {
    const now = isAsItWas(key) ? record : afterOutsideChange(record, inFiles.get(key), true);
    return now ? [[key, now]] : [];
  });
  const models = Object.entries(overlay.models).filter(([key]) => isAsItWas(key));
  return {
    ...overlay,
    records: Object.fromEntries(kept),
    removed: [],
    models: Object.fromEntries(models),
    removedModels: [],
    bases: basesOf([...kept, ...models], revision),
  };
}

/** Returns the current revisions of the files of items. */
export const basesOf = (
  items: Iterable<readonly [string, unknown]>,
  revision: FolderFiles['revision'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...items].flatMap(([key]) => {
      const found = revision(key);
      return found === undefined ? [] : [[key, found]];
    }),
  );
