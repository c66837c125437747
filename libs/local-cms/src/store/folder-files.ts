import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { EntityRecord } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { modelKey } from '../model/model-record.types.ts';
import type { FolderContent, FolderFile, ReadFolder } from '../export/content-folder.ts';
import { ITEM_FOLDERS, keyOf, revisionOf, SPACE_FILE, SPACE_KEY } from '../export/content-folder.ts';
import { itemText } from '../export/item-file.ts';
import { spaceText, typeText } from './model-files.ts';
import { fileChanges, type FileChanges } from './file-changes.ts';
import { isOf, type ModelRecords, type ReadModel } from './model-records.ts';
import { withOwnFiles } from './own-files.ts';
import { put } from './put.ts';

/** Items before and after an edit, by key. An undefined record means a deleted item. */
export type FolderChange = {
  readonly before: ReadonlyMap<string, EntityRecord>;
  readonly after: ReadonlyMap<string, EntityRecord | undefined>;
  readonly changedModels: ReadonlyMap<string, ModelRecord | undefined>;
  /** All parts of the model after the edit. */
  readonly models: ModelRecords;
  readonly read: ReadModel;
};

/** The files of a folder of content, to which the store writes published items. */
export type FolderFiles = {
  /** Returns the revision of the file of an item or of a part of the model; undefined without a file. */
  revision(key: string): string | undefined;
  /** Whether an edit writes the file of an item. Undefined: the item has no file, and gets none. */
  isWritten(before: EntityRecord | undefined, after: EntityRecord, key: string): boolean | undefined;
  /**
   * Treats item files without a record as not read yet. The next `read` tries them again, because the reason may be
   * another file that was repaired, such as the file of their content type.
   */
  forgetUnread(hasRecord: (key: string) => boolean): void;
  /**
   * Writes the files of an edit, and then calls `save`. If a step fails, the files get their old content back. Even
   * after a crash, a file contains its whole old or its whole new text. A draft is written when it is published.
   * @param save stores the rest of the edit. Gets the items whose uploaded file has been moved into the folder
   * @throws ApiError if another program has just changed one of the files
   */
  write(
    change: FolderChange,
    save: (moved: ReadonlyMap<string, EntityRecord>) => Promise<void>,
  ): Promise<void>;
  /**
   * Reads the folder again.
   * @throws ContentExportError if the file of the space cannot be read
   */
  read(): FoundChanges;
};

/** The current folder, and the keys of files that other programs have changed. */
export type FoundChanges = FolderContent & {
  readonly changed: ReadonlySet<string>;
  /**
   * Treats changes as not read yet, so that the next `read` returns them again.
   * @param keys the keys of these changes; default: all
   */
  undo(keys?: Iterable<string>): void;
};

/** Returns the key of the file that contains a part of the model. */
export const fileKeyOf = (key: string): string => {
  const [kind, id = ''] = key.split('!', 2);
  if (kind === 'Entry' || kind === 'Asset') return key;
  return kind === 'ContentType' || kind === 'EditorInterface' ? keyOf('ContentType', id) : SPACE_KEY;
};

/**
 * Opens the files of a folder of content.
 * @param root path of the folder
 * @param uploadsDir folder of uploaded files, which are copied when their asset is published
 */
export function folderFiles(
  root: string,
  first: FolderContent,
  again: ReadFolder,
  uploadsDir: string | undefined,
): FolderFiles {
  let files = new Map(first.files);
  const inRoot = (...parts: string[]) => path.join(root, ...parts);

  /** Writes the text of a file, or removes the file if the text is undefined. */
  async function set(
    key: string,
    next: FolderFile | undefined,
    text: string | undefined,
    changes: FileChanges,
  ) {
    const known = files.get(key);
    const file = next ?? known;
    if (!file || known?.revision === next?.revision) return;
    await changes.setText(inRoot(file.path), text, known?.revision);
    put(files, key, next);
    // With the old revision, the next `read` finds what could not be undone.
    changes.onUndo(() => put(files, key, known));
  }
  const write = (key: string, file: string, text: string, hasCounters: boolean, changes: FileChanges) =>
    set(key, { path: file, revision: revisionOf(text), hasCounters }, text, changes);
  const drop = (key: string, changes: FileChanges) => set(key, undefined, undefined, changes);

  /** Removes the file of an item, and in the end the folder of an asset's own pictures or films. */
  async function dropItem(
    key: string,
    record: EntityRecord | undefined,
    changes: FileChanges,
  ): Promise<void> {
    await drop(key, changes);
    if (record?.kind === 'Asset')
      changes.onDone(() => rm(inRoot(ITEM_FOLDERS.Asset, record.id), { recursive: true, force: true }));
  }

  async function writeItem(key: string, record: EntityRecord, read: ReadModel, changes: FileChanges) {
    const known = files.get(key);
    const type = read.contentTypes.get(record.contentTypeId ?? '');
    const order = {
      fields: type?.fields.map(({ id }) => id) ?? ['title', 'description', 'file'],
      locales: read.locales.map(({ code }) => code),
    };
    const text = itemText(record, order, known?.hasCounters ?? false);
    await write(key, known?.path ?? fileNamed(record, files), text, known?.hasCounters ?? false, changes);
  }

  async function writeModel({ changedModels, models }: FolderChange, changes: FileChanges): Promise<void> {
    for (const fileKey of new Set([...changedModels.keys()].map(fileKeyOf))) {
      if (fileKey === SPACE_KEY) {
        await write(SPACE_KEY, SPACE_FILE, spaceText(models.values(), first.place), true, changes);
        continue;
      }
      const type = models.get(fileKey);
      const id = type?.id ?? '';
      if (type && isOf('ContentType', type) && type.published) {
        const editor = models.get(modelKey('EditorInterface', id));
        // Only a folder that was made of an export names its space.
        const text = typeText(type, editor, first.place.id !== undefined);
        await write(fileKey, `${ITEM_FOLDERS.ContentType}/${id}.json`, text, true, changes);
      } else await drop(fileKey, changes);
    }
  }

  return {
    revision: (key) => files.get(fileKeyOf(key))?.revision,
    isWritten(before, after, key) {
      const writes = isWritten(before, after, files.has(key));
      return writes || files.has(key) ? writes : undefined;
    },
    forgetUnread(hasRecord) {
      const isItem = (key: string) => /^(?:Entry|Asset)!/u.test(key);
      for (const key of [...files.keys()].filter(isItem)) if (!hasRecord(key)) files.delete(key);
    },
    async write(change, save) {
      const changes = fileChanges();
      try {
        const moved = new Map<string, EntityRecord>();
        for (const [key, after] of change.after) {
          const before = change.before.get(key);
          if (!after) await dropItem(key, before, changes);
          else if (isWritten(before, after, files.has(key))) {
            const record = await withOwnFiles(after, uploadsDir, root, changes);
            if (record !== after) moved.set(key, record);
            await writeItem(key, record, change.read, changes);
          }
        }
        await writeModel(change, changes);
        await save(moved);
      } catch (error) {
        await changes.undo();
        throw error;
      }
      await changes.done();
    },
    read() {
      const found = again();
      const keys = new Set([...files.keys(), ...found.files.keys()]);
      const broken = new Set(found.problems.map(({ item }) => item));
      const isChanged = (key: string) => {
        const known = files.get(key);
        // A broken file has no usable content, so its earlier content stays until the file is repaired.
        if (known && broken.has(known.path)) return false;
        return known?.revision !== found.files.get(key)?.revision;
      };
      const changed = new Set([...keys].filter(isChanged));
      const kept = [...files].filter(([, { path: file }]) => broken.has(file));
      const before = files;
      files = new Map([...kept, ...found.files]);
      return {
        ...found,
        changed,
        undo(keys = changed) {
          for (const key of keys) put(files, key, before.get(key));
        },
      };
    },
  };
}

/** Whether an edit changes the file of an item. The file contains the published content. */
function isWritten(before: EntityRecord | undefined, after: EntityRecord, hasFile: boolean): boolean {
  const isChanged =
    before?.published !== after.published || before?.archivedVersion !== after.archivedVersion;
  return isChanged && (hasFile || after.published !== undefined);
}

/**
 * Returns the path of the file of a new item.
 * @throws Error if the names of two items differ only in case, because some disks treat such names as equal
 */
function fileNamed({ kind, id }: EntityRecord, files: ReadonlyMap<string, FolderFile>): string {
  const name = `${ITEM_FOLDERS[kind]}/${id}.json`;
  const taken = [...files.values()].find(({ path: other }) => other.toLowerCase() === name.toLowerCase());
  if (taken) throw new Error(`${name} cannot be written beside ${taken.path}: only the case differs.`);
  return name;
}
