import path from 'node:path';
import type {
  ContentModel,
  ContentProblem,
  EntityKind,
  EntityRecord,
  LocaleKeyedFields,
  ReadApi,
  Viewer,
} from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import type { ModelKind, ModelRecord } from '../model/model-record.types.ts';
import { modelKey } from '../model/model-record.types.ts';
import type { AssetFolders } from '../export/asset-files.ts';
import { isRelativeAddress } from '../export/asset-files.ts';
import { parseExport } from '../export/parse-export.ts';
import { assetFileIndex } from './asset-file-index.ts';
import type { StoredFile } from './asset-file-index.ts';
import type { ChangeLog } from './change-log.ts';
import type { FolderFiles, FoundChanges } from './folder-files.ts';
import { withFileDraft, type OutsideEdit } from './outside-change.ts';
import { takeOutsideChanges } from './outside-changes.ts';
import { storeInFolder, withChanges, type Pending } from './pending.ts';
import { put } from './put.ts';
import { recordsAtStart, recordsOf } from './records-at-start.ts';
import type { ReadModel } from './model-records.ts';
import { isOf, readModel } from './model-records.ts';
import { EMPTY_OVERLAY, overlayFile, type Overlay } from './overlay.ts';
import { overlayWith, overlayWithModel } from './overlay-changes.ts';
import type { ContentView } from './view.ts';
import { writeQueue } from './write-queue.ts';
import { createView } from './view.ts';

export type StoreOptions = {
  readonly model: ContentModel;
  /** Identifies the export's content; part of sync tokens. */
  readonly fingerprint: string;
  readonly space: string;
  readonly environment: string;
  /** `host[:port]` in the addresses of files on this machine. */
  readonly assetHost: string | (() => string);
  readonly folders: AssetFolders;
  /** The files of a folder of content, to which published items are written. */
  readonly files?: FolderFiles | undefined;
  /** File of the local edits. Without it, edits are lost when the process ends. */
  readonly overlayPath?: string | undefined;
  readonly warn: (message: string) => void;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
};

/** Keeps the content in memory, together with local edits. Local edits are also stored on disk. */
export type ContentStore = {
  readonly space: string;
  readonly environment: string;
  readonly fingerprint: string;
  /** The current model of the read APIs. Each edit of the model replaces it. */
  readonly model: ReadModel;
  readonly problems: readonly ContentProblem[];
  /**
   * Returns a number that grows with every write. An answer from before the latest write has a smaller number, and is
   * out of date.
   */
  generation(): number;
  view(viewer: Viewer): ContentView;
  log(api: ReadApi): ChangeLog;
  get(kind: EntityKind, id: string): EntityRecord | undefined;
  list(kind: EntityKind): readonly EntityRecord[];
  /**
   * Returns the file of `/assets/{id}/{revision}/{name}` or `/assets/{id}/{name}`. Undefined if the file is not on this
   * machine, or its asset is deleted or archived.
   */
  assetFile(id: string, name: string, revision?: string): StoredFile | undefined;
  /**
   * Writes a record. `change` gets the current record, and returns the next one or `deleted`. Writes run one at
   * a time. If `change` throws, nothing is written and `edit` rejects. Readers see only stored results.
   */
  edit(
    kind: EntityKind,
    id: string,
    change: (current: EntityRecord | undefined) => EntityRecord | 'deleted',
  ): Promise<EntityRecord | undefined>;
  modelRecord<K extends ModelKind>(kind: K, id: string): ModelRecord<K> | undefined;
  modelList<K extends ModelKind>(kind: K): readonly ModelRecord<K>[];
  /** Writes a part of the content model in the same way as `edit`. */
  editModel<K extends ModelKind>(
    kind: K,
    id: string,
    change: (current: ModelRecord<K> | undefined) => ModelRecord<K> | 'deleted',
  ): Promise<ModelRecord<K> | undefined>;
  /** Applies changes that other programs have made to the files of a folder of content. */
  refresh(): Promise<readonly OutsideEdit[]>;
  /** Returns the fields of an asset with the addresses of files on this machine. */
  deliverFields(record: EntityRecord): LocaleKeyedFields;
  /** Reverses `deliverFields` for fields that an editor saves. */
  storedFields(record: EntityRecord, fields: LocaleKeyedFields): LocaleKeyedFields;
};

/** Opens a store. @throws Error if the local edits exist but cannot be read */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const { model, now, warn, files: folder } = options;
  const storage =
    options.overlayPath === undefined ? undefined : overlayFile(path.resolve(options.overlayPath), warn, now);
  const start = recordsAtStart(model, storage ? await storage.load() : EMPTY_OVERLAY, folder);
  const { records, models } = start;
  if (folder) {
    const inFiles = recordsOf(model);
    folder.forgetUnread((key) => inFiles.has(key));
  }
  let { overlay } = start;
  let read = readModel(models);
  let problems: readonly ContentProblem[] = [...model.problems, ...start.problems];

  const files = assetFileIndex(options.folders, options.assetHost);
  const missing = () =>
    [...records.values()].flatMap((record) =>
      record.kind === 'Asset' ? missingFiles(record, files.localesOf(record)) : [],
    );
  problems = [...problems, ...missing()];

  let generation = 0;
  const views = new Map<Viewer, ContentView>();
  const queue = writeQueue<Pending>({
    begin: () => ({ overlay, records: new Map(), models: new Map(), outside: new Set() }),
    async store(pending) {
      if (pending.overlay === overlay) return;
      const save = (edits: Overlay) => storage?.save(edits);
      if (folder) await storeInFolder(folder, pending, records, models, save);
      else await save(pending.overlay);
    },
    commit(pending) {
      if (pending.overlay === overlay) return;
      overlay = pending.overlay;
      for (const [key, record] of pending.records) put(records, key, record);
      for (const [key, record] of pending.models) put(models, key, record);
      if (pending.models.size > 0) read = readModel(models);
      generation += 1;
      views.clear();
    },
  });

  /**
   * Changes that are not stored yet. Only the running write sees these changes. Readers see stored content.
   */
  let turn: Pending | undefined;
  const inTurn = <T>(write: (pending: Pending) => T): Promise<T> =>
    queue.run((pending) => {
      turn = pending;
      try {
        return write(pending);
      } finally {
        turn = undefined;
      }
    });

  const recordOf = (key: string) => (turn?.records.has(key) ? turn.records.get(key) : records.get(key));

  function modelRecord<K extends ModelKind>(kind: K, id: string): ModelRecord<K> | undefined {
    const key = modelKey(kind, id);
    const record = turn?.models.has(key) ? turn.models.get(key) : models.get(key);
    return record && isOf(kind, record) ? record : undefined;
  }

  async function refresh(): Promise<readonly OutsideEdit[]> {
    if (!folder) return [];
    let found = undefined as FoundChanges | undefined;
    try {
      // Reads in its turn, so that it never sees the files of an edit that is not stored yet.
      const { edits, unread } = await inTurn((pending) => {
        // A turn that was not stored begins again.
        found?.undo();
        found = folder.read();
        const next = parseExport(found.content, { saysStates: true });
        const at = new Date(now()).toISOString();
        const edits = takeOutsideChanges(found, next, pending, models, recordOf, at);
        return { edits, unread: [...found.problems, ...next.problems] };
      });
      problems = [...unread, ...missing()];
      return edits;
    } catch (error) {
      found?.undo();
      throw error;
    }
  }

  return {
    space: options.space,
    environment: options.environment,
    fingerprint: options.fingerprint,
    get model() {
      return read;
    },
    get problems() {
      return problems;
    },
    generation: () => generation,
    log: (api) => overlay.logs[api],
    get: (kind, id) => recordOf(entityKey(kind, id)),
    list: (kind) =>
      [...withChanges(records, turn?.records).values()].filter((record) => record.kind === kind),
    assetFile(id, name, revision) {
      const record = records.get(entityKey('Asset', id));
      return record && record.archivedVersion === undefined ? files.find(record, name, revision) : undefined;
    },
    view(viewer) {
      let view = views.get(viewer);
      if (!view) {
        const { space, environment } = options;
        const deliverFields = files.deliverFields;
        view = createView(viewer, {
          ...read,
          space,
          environment,
          records: records.values(),
          deliverFields,
        });
        views.set(viewer, view);
      }
      return view;
    },
    edit: (kind, id, change) =>
      inTurn((pending) => {
        const key = entityKey(kind, id);
        const before = recordOf(key);
        const result = change(before);
        if (result === before) return before;
        const isEdited = key in pending.overlay.records;
        const after =
          result === 'deleted'
            ? undefined
            : withFileDraft(before, result, isEdited, folder?.isWritten(before, result, key));
        const at = new Date(now()).toISOString();
        pending.overlay = overlayWith(pending.overlay, key, before, after, at);
        pending.records.set(key, after);
        pending.outside.delete(key);
        return after;
      }),
    modelRecord,
    modelList: (kind) =>
      [...withChanges(models, turn?.models).values()].filter((record) => isOf(kind, record)),
    editModel: (kind, id, change) =>
      inTurn((pending) => {
        const key = modelKey(kind, id);
        const result = change(modelRecord(kind, id));
        const after = result === 'deleted' ? undefined : result;
        pending.overlay = overlayWithModel(pending.overlay, key, after);
        pending.models.set(key, after);
        pending.outside.delete(key);
        return after;
      }),
    refresh,
    deliverFields: (record) => files.deliverFields(record, record.draft),
    storedFields: files.storedFields,
  };
}

/** Returns problems for relative addresses whose file is missing, since such an address is useless. */
function missingFiles(record: EntityRecord, found: ReadonlySet<string>): ContentProblem[] {
  return Object.entries(record.draft.fields['file'] ?? {}).flatMap(([locale, file]) => {
    const url = typeof file === 'object' && file !== null && 'url' in file ? file.url : undefined;
    if (found.has(locale) || typeof url !== 'string' || !isRelativeAddress(url)) return [];
    return [
      {
        item: `Asset ${record.id}`,
        reason: `its file "${url}" (${locale}) was not found next to the export`,
      },
    ];
  });
}
