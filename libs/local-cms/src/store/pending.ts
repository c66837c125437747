import type { EntityRecord } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import type { FolderFiles } from './folder-files.ts';
import { readModel, type ModelRecords } from './model-records.ts';
import type { Overlay } from './overlay.ts';
import { put } from './put.ts';
import { basesOf } from './records-at-start.ts';

/** Changes that are stored together. An undefined record means a deleted item. */
export type Pending = {
  overlay: Overlay;
  readonly records: Map<string, EntityRecord | undefined>;
  readonly models: Map<string, ModelRecord | undefined>;
  /**
   * Keys of changes that come from the files of a folder. The store does not write these changes to the files
   * again.
   */
  readonly outside: Set<string>;
};

/**
 * Writes the published items of the changes to the files of a folder, and records the revisions of the files.
 * @param save stores the local edits. If it fails, the files get their old content back
 * @throws ApiError if another program has just changed one of the files
 */
export async function storeInFolder(
  files: FolderFiles,
  pending: Pending,
  records: ReadonlyMap<string, EntityRecord>,
  models: ModelRecords,
  save: (overlay: Overlay) => Promise<void> | undefined,
): Promise<void> {
  const inside = <T>(items: ReadonlyMap<string, T>) =>
    new Map([...items].filter(([key]) => !pending.outside.has(key)));
  const all = withChanges(models, pending.models);
  const change = {
    before: records,
    after: inside(pending.records),
    changedModels: inside(pending.models),
    models: all,
    read: readModel(all),
  };
  await files.write(change, async (moved) => {
    takeMoved(pending, moved, files);
    await save(pending.overlay);
  });
}

function takeMoved(pending: Pending, moved: ReadonlyMap<string, EntityRecord>, files: FolderFiles): void {
  const { overlay } = pending;
  for (const [key, record] of moved) pending.records.set(key, record);
  const edited = { ...overlay.records, ...Object.fromEntries(moved) };
  const isChanged = (key: string) => pending.records.has(key) || pending.models.has(key);
  pending.overlay = {
    ...overlay,
    records: edited,
    removed: [],
    removedModels: [],
    bases: basesOf(Object.entries({ ...edited, ...overlay.models }), (key) =>
      isChanged(key) ? files.revision(key) : overlay.bases[key],
    ),
  };
}

/** Returns a copy of a map with changes. */
export function withChanges<T>(
  map: ReadonlyMap<string, T>,
  changes: ReadonlyMap<string, T | undefined> = new Map(),
): Map<string, T> {
  const all = new Map(map);
  for (const [key, value] of changes) put(all, key, value);
  return all;
}
