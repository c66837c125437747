import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { EntityRecord } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { EntityId, FieldsSchema } from '../export/export-schema.ts';
import { ModelOverlay } from './model-overlay.ts';
import type { ChangeLog } from './change-log.ts';
import { EMPTY_LOG } from './change-log.ts';

/**
 * Local edits on top of an export: whole records that replace the export's, and the keys of deleted records.
 */
export type Overlay = {
  readonly records: Readonly<Record<string, EntityRecord>>;
  readonly removed: readonly string[];
  /** Edited parts of the content model, which replace the export's parts. */
  readonly models: Readonly<Record<string, ModelRecord>>;
  readonly removedModels: readonly string[];
  /**
   * Only for a folder of content: the revision of each edited item's file at the last edit. If the file now
   * has another revision, another program has changed it.
   */
  readonly bases: Readonly<Record<string, string>>;
  readonly logs: { readonly delivery: ChangeLog; readonly preview: ChangeLog };
};

export const EMPTY_OVERLAY: Overlay = {
  records: {},
  removed: [],
  models: {},
  removedModels: [],
  bases: {},
  logs: { delivery: EMPTY_LOG, preview: EMPTY_LOG },
};

const LinkOverlay = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.string(), id: v.string() }),
});
const SnapshotOverlay = v.object({
  fields: FieldsSchema,
  metadata: v.object({ tags: v.array(LinkOverlay), concepts: v.array(LinkOverlay) }),
});
const Kind = v.picklist(['Entry', 'Asset']);
const RecordOverlay = v.object({
  kind: Kind,
  id: EntityId,
  contentTypeId: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  version: v.number(),
  publishedVersion: v.optional(v.number()),
  publishedCounter: v.number(),
  firstPublishedAt: v.optional(v.string()),
  publishedAt: v.optional(v.string()),
  archivedVersion: v.optional(v.number()),
  archivedAt: v.optional(v.string()),
  draft: SnapshotOverlay,
  published: v.optional(SnapshotOverlay),
  fileDraft: v.optional(SnapshotOverlay),
});
const LogOverlay = v.object({
  sequence: v.number(),
  changed: v.record(v.string(), v.number()),
  deleted: v.record(
    v.string(),
    v.object({
      kind: Kind,
      id: v.string(),
      contentTypeId: v.optional(v.string()),
      revision: v.number(),
      createdAt: v.string(),
      deletedAt: v.string(),
      sequence: v.number(),
    }),
  ),
});
const OverlayFile = v.object({
  format: v.literal(1),
  records: v.record(v.string(), RecordOverlay),
  removed: v.array(v.string()),
  // Files from earlier versions, which could not edit the model, have no `models`.
  models: v.optional(v.record(v.string(), ModelOverlay), {}),
  removedModels: v.optional(v.array(v.string()), []),
  bases: v.optional(v.record(v.string(), v.string()), {}),
  logs: v.object({ delivery: LogOverlay, preview: LogOverlay }),
});

export type OverlayFile = {
  readonly file: string;
  load(): Promise<Overlay>;
  /** Resolves when the edits are on disk. A crash leaves the old or the new file, never a part of a file. */
  save(overlay: Overlay): Promise<void>;
};

/**
 * Opens the file of local edits.
 * @param warn called for an unusable file, which is kept under `.corrupt-…`
 * @param now returns milliseconds since 1970, for the name of an unusable file
 */
export function overlayFile(file: string, warn: (message: string) => void, now: () => number): OverlayFile {
  return {
    file,
    async load() {
      let text: string;
      try {
        text = await readFile(file, 'utf8');
      } catch (error) {
        if (isMissing(error)) return EMPTY_OVERLAY;
        throw new Error(`The local edits in ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
      }
      try {
        const { format: _format, ...overlay } = v.parse(OverlayFile, JSON.parse(text));
        return overlay;
      } catch (error) {
        const aside = `${file}.corrupt-${now()}`;
        await rename(file, aside);
        warn(
          `The local edits in ${file} are damaged (${reasonOf(error)}). They were moved to ${aside}; the export is served without them.`,
        );
        return EMPTY_OVERLAY;
      }
    },
    save: (overlay) => writeAtomically(file, JSON.stringify({ format: 1, ...overlay })),
  };
}

/**
 * Writes to another file, flushes it, and renames it to the target, so that readers see the old or the new
 * content, never a part.
 */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
