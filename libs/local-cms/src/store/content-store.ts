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
import { assetFileIndex } from './asset-file-index.ts';
import type { StoredFile } from './asset-file-index.ts';
import type { ChangeLog } from './change-log.ts';
import type { Overlay } from './overlay.ts';
import type { ReadModel } from './model-records.ts';
import { isOf, modelRecords, readModel } from './model-records.ts';
import { EMPTY_OVERLAY, overlayFile } from './overlay.ts';
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
  /** File of the local edits. Without it, edits last as long as the process. */
  readonly overlayPath?: string | undefined;
  readonly warn: (message: string) => void;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
};

/** Keeps the content in memory, with local edits on top, which are also on disk. */
export type ContentStore = {
  readonly space: string;
  readonly environment: string;
  readonly fingerprint: string;
  /** The model that readers see now. Each edit of the model replaces it. */
  readonly model: ReadModel;
  readonly problems: readonly ContentProblem[];
  /** Returns a number that grows with every write. Answers of an older generation are out of date. */
  generation(): number;
  view(viewer: Viewer): ContentView;
  log(api: ReadApi): ChangeLog;
  get(kind: EntityKind, id: string): EntityRecord | undefined;
  list(kind: EntityKind): readonly EntityRecord[];
  /**
   * Returns the file of `/assets/{id}/{name}`, or undefined if it is elsewhere or its asset is deleted or
   * archived.
   */
  assetFile(id: string, name: string): StoredFile | undefined;
  /**
   * Makes one write at a time: `change` gets the current record and returns the next one, or `deleted`. If it
   * throws, nothing is written and this rejects; otherwise the result is visible once it is on disk.
   */
  edit(
    kind: EntityKind,
    id: string,
    change: (current: EntityRecord | undefined) => EntityRecord | 'deleted',
  ): Promise<EntityRecord | undefined>;
  modelRecord<K extends ModelKind>(kind: K, id: string): ModelRecord<K> | undefined;
  modelList<K extends ModelKind>(kind: K): readonly ModelRecord<K>[];
  /** Does the same as `edit`, for a part of the content model. */
  editModel<K extends ModelKind>(
    kind: K,
    id: string,
    change: (current: ModelRecord<K> | undefined) => ModelRecord<K> | 'deleted',
  ): Promise<ModelRecord<K> | undefined>;
  /** Returns the fields of an asset with the addresses of files on this machine. */
  deliverFields(record: EntityRecord): LocaleKeyedFields;
  /** Reverses `deliverFields` for fields that an editor saves. */
  storedFields(record: EntityRecord, fields: LocaleKeyedFields): LocaleKeyedFields;
};

/** Opens a store. @throws Error if the local edits exist but cannot be read */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const { model, now, warn } = options;
  const storage =
    options.overlayPath === undefined ? undefined : overlayFile(path.resolve(options.overlayPath), warn, now);
  let overlay = storage ? await storage.load() : EMPTY_OVERLAY;
  const problems: ContentProblem[] = [...model.problems];
  const models = modelRecords(model);
  for (const key of overlay.removedModels) models.delete(key);
  for (const [key, record] of Object.entries(overlay.models)) models.set(key, record);
  let read = readModel(models);
  const records = new Map<string, EntityRecord>();
  for (const record of model.records) records.set(entityKey(record.kind, record.id), record);
  for (const key of overlay.removed) records.delete(key);
  for (const [key, record] of Object.entries(overlay.records)) {
    if (record.kind === 'Entry' && !read.contentTypes.has(record.contentTypeId ?? '')) {
      problems.push({
        item: `Entry ${record.id}`,
        reason: `was edited here, but its content type "${record.contentTypeId}" is gone`,
      });
    } else records.set(key, record);
  }

  const files = assetFileIndex(options.folders, options.assetHost);
  for (const record of records.values()) {
    if (record.kind === 'Asset') problems.push(...missingFiles(record, files.localesOf(record)));
  }

  let generation = 0;
  const views = new Map<Viewer, ContentView>();
  type Pending = {
    overlay: Overlay;
    readonly records: Map<string, EntityRecord | undefined>;
    readonly models: Map<string, ModelRecord | undefined>;
  };
  const queue = writeQueue<Pending>({
    begin: () => ({ overlay, records: new Map(), models: new Map() }),
    async store(pending) {
      if (pending.overlay !== overlay) await storage?.save(pending.overlay);
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

  /** Changes of the current turn, which only its own writes see. Others see what is stored. */
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

  return {
    space: options.space,
    environment: options.environment,
    fingerprint: options.fingerprint,
    get model() {
      return read;
    },
    problems,
    generation: () => generation,
    log: (api) => overlay.logs[api],
    get: (kind, id) => recordOf(entityKey(kind, id)),
    list: (kind) => valuesOf(records, turn?.records).filter((record) => record.kind === kind),
    assetFile(id, name) {
      const record = records.get(entityKey('Asset', id));
      return record && record.archivedVersion === undefined ? files.find(record, name) : undefined;
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
        const after = result === 'deleted' ? undefined : result;
        if (after === before) return after;
        const at = new Date(now()).toISOString();
        pending.overlay = overlayWith(pending.overlay, key, before, after, at);
        pending.records.set(key, after);
        return after;
      }),
    modelRecord,
    modelList: (kind) => valuesOf(models, turn?.models).filter((record) => isOf(kind, record)),
    editModel: (kind, id, change) =>
      inTurn((pending) => {
        const key = modelKey(kind, id);
        const result = change(modelRecord(kind, id));
        const after = result === 'deleted' ? undefined : result;
        pending.overlay = overlayWithModel(pending.overlay, key, after);
        pending.models.set(key, after);
        return after;
      }),
    deliverFields: (record) => files.deliverFields(record, record.draft),
    storedFields: files.storedFields,
  };
}

function valuesOf<T>(stored: Map<string, T>, pending: Map<string, T | undefined> | undefined): T[] {
  if (!pending || pending.size === 0) return [...stored.values()];
  const all = new Map(stored);
  for (const [key, value] of pending) put(all, key, value);
  return [...all.values()];
}

function put<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
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
