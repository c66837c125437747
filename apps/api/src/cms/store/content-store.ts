import path from 'node:path';
import type {
  ContentModel,
  ContentProblem,
  EntityKind,
  EntityRecord,
  ReadApi,
} from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import type { AssetFolders } from '../export/asset-files.ts';
import { isRelativeAddress } from '../export/asset-files.ts';
import { assetFileIndex } from './asset-file-index.ts';
import type { StoredFile } from './asset-file-index.ts';
import type { ChangeLog } from './change-log.ts';
import { recordChange } from './change-log.ts';
import type { Overlay } from './overlay.ts';
import { EMPTY_OVERLAY, overlayFile } from './overlay.ts';
import type { ContentView } from './view.ts';
import { createView } from './view.ts';

export type StoreOptions = {
  readonly model: ContentModel;
  /** Identifies the export's content; part of sync tokens. */
  readonly fingerprint: string;
  readonly space: string;
  readonly environment: string;
  /** `host[:port]` in the address of files that lie on this machine. */
  readonly assetHost: string;
  readonly folders: AssetFolders;
  /** File of the local edits; without it, edits live as long as the process. */
  readonly overlayPath?: string | undefined;
  readonly warn: (message: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Holds the content in memory, with local edits on top that outlive the process. */
export type ContentStore = {
  readonly space: string;
  readonly environment: string;
  readonly fingerprint: string;
  readonly model: Pick<ContentModel, 'contentTypes' | 'locales' | 'tags'>;
  readonly problems: readonly ContentProblem[];
  /** Grows with every write: answers made from an older generation are out of date. */
  generation(): number;
  view(api: ReadApi): ContentView;
  log(api: ReadApi): ChangeLog;
  get(kind: EntityKind, id: string): EntityRecord | undefined;
  list(kind: EntityKind): readonly EntityRecord[];
  /** The file behind `/assets/{id}/{name}`, unless it is elsewhere or the asset is deleted or archived. */
  assetFile(id: string, name: string): StoredFile | undefined;
  /**
   * One write, one at a time: `change` sees the current record and returns the next one, or `deleted`. What it throws
   * is passed on and nothing is written. The result is visible once it is on the disk.
   */
  edit(
    kind: EntityKind,
    id: string,
    change: (current: EntityRecord | undefined) => EntityRecord | 'deleted',
  ): Promise<EntityRecord | undefined>;
};

/** @throws Error when the local edits exist and cannot be read */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const { model, now, warn } = options;
  const storage =
    options.overlayPath === undefined ? undefined : overlayFile(path.resolve(options.overlayPath), warn, now);
  let overlay = storage ? await storage.load() : EMPTY_OVERLAY;
  const problems: ContentProblem[] = [...model.problems];
  const records = new Map<string, EntityRecord>();
  for (const record of model.records) records.set(entityKey(record.kind, record.id), record);
  for (const key of overlay.removed) records.delete(key);
  for (const [key, record] of Object.entries(overlay.records)) {
    if (record.kind === 'Entry' && !model.contentTypes.has(record.contentTypeId ?? '')) {
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
  const views = new Map<ReadApi, ContentView>();
  let queue: Promise<unknown> = Promise.resolve();

  async function write(
    kind: EntityKind,
    id: string,
    change: (current: EntityRecord | undefined) => EntityRecord | 'deleted',
  ): Promise<EntityRecord | undefined> {
    const key = entityKey(kind, id);
    const before = records.get(key);
    const result = change(before);
    const after = result === 'deleted' ? undefined : result;
    if (after === before) return after;
    const next = nextOverlay(overlay, key, before, after, new Date(now()).toISOString());
    await storage?.save(next);
    overlay = next;
    if (after) records.set(key, after);
    else records.delete(key);
    generation += 1;
    views.clear();
    return after;
  }

  return {
    space: options.space,
    environment: options.environment,
    fingerprint: options.fingerprint,
    model,
    problems,
    generation: () => generation,
    log: (api) => overlay.logs[api],
    get: (kind, id) => records.get(entityKey(kind, id)),
    list: (kind) => [...records.values()].filter((record) => record.kind === kind),
    assetFile(id, name) {
      const record = records.get(entityKey('Asset', id));
      return record && record.archivedVersion === undefined ? files.find(record, name) : undefined;
    },
    view(api) {
      let view = views.get(api);
      if (!view) {
        const { space, environment } = options;
        const { contentTypes, locales, tags } = model;
        const deliverFields = files.deliverFields;
        view = createView(api, {
          contentTypes,
          locales,
          tags,
          space,
          environment,
          records: records.values(),
          deliverFields,
        });
        views.set(api, view);
      }
      return view;
    },
    edit(kind, id, change) {
      const turn = queue.then(() => write(kind, id, change));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

function nextOverlay(
  overlay: Overlay,
  key: string,
  before: EntityRecord | undefined,
  after: EntityRecord | undefined,
  now: string,
): Overlay {
  const { [key]: _previous, ...others } = overlay.records;
  const removed = overlay.removed.filter((other) => other !== key);
  return {
    records: after ? { ...others, [key]: after } : others,
    removed: after ? removed : [...removed, key],
    logs: {
      delivery: recordChange(overlay.logs.delivery, 'delivery', before, after, now),
      preview: recordChange(overlay.logs.preview, 'preview', before, after, now),
    },
  };
}

/** A relative address whose file is not there can be of no use to anybody. */
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
