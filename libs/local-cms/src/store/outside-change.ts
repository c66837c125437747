import { isDeepStrictEqual } from 'node:util';
import type { EntityRecord, Snapshot } from '../model/content.types.ts';

/**
 * Returns an edited record together with what its file says, so that a later change of the file can be told from the
 * edit.
 * @param before the record before the edit
 * @param isEdited whether `before` has local edits
 * @param isWritten whether the edit also writes the file; undefined: the item has no file
 */
export function withFileDraft(
  before: EntityRecord | undefined,
  { fileDraft, ...after }: EntityRecord,
  isEdited: boolean,
  isWritten: boolean | undefined,
): EntityRecord {
  if (after.published) return after;
  // A broken file counts as none. When it is mended, the draft is compared with what the file said before.
  if (isWritten === undefined) return { ...after, fileDraft };
  if (isWritten) return { ...after, fileDraft: after.draft };
  return { ...after, fileDraft: isEdited ? fileDraft : before?.draft };
}

/** Returns a draft with the changes that another program has made to its file. The draft keeps its own edits. */
function onNewFile(base: Snapshot | undefined, draft: Snapshot, file: Snapshot): Snapshot {
  if (!base) return draft;
  const fields: Record<string, Record<string, unknown>> = {};
  for (const id of new Set([...Object.keys(file.fields), ...Object.keys(draft.fields)])) {
    const [was, own, now] = [base.fields[id] ?? {}, draft.fields[id] ?? {}, file.fields[id] ?? {}];
    const values = [...new Set([...Object.keys(now), ...Object.keys(own)])].flatMap((locale) => {
      const value = isDeepStrictEqual(own[locale], was[locale]) ? now[locale] : own[locale];
      return value === undefined ? [] : [[locale, value] as const];
    });
    if (values.length > 0) fields[id] = Object.fromEntries(values);
  }
  const isSame = isDeepStrictEqual(draft.metadata, base.metadata);
  return { fields, metadata: isSame ? file.metadata : draft.metadata };
}

/**
 * Returns an item after another program has changed its file, for example a text editor or a merge. The file
 * determines what is published. A draft with local edits stays, even if the file was deleted: it keeps the values that
 * were edited here, and takes all others from the file. The version grows, so that an editor who has the item open
 * learns of the change.
 * @param record the item with the local edits
 * @param file the item in its current file; undefined if there is no file
 * @param isEdited whether somebody has edited the item here
 */
export function afterOutsideChange(
  record: EntityRecord | undefined,
  file: EntityRecord | undefined,
  isEdited: boolean,
): EntityRecord | undefined {
  if (!record) return file;
  const base = record.published ?? record.fileDraft ?? (isEdited ? undefined : record.draft);
  const hasEdits = !isDeepStrictEqual(record.draft, base);
  if (!file) return hasEdits ? asDraft(record) : undefined;
  const says = file.published ?? file.draft;
  const draft = hasEdits ? onNewFile(base, record.draft, says) : file.draft;
  const stays = hasEdits && !isDeepStrictEqual(draft, says);
  const publishedVersion = Math.max(record.version, file.version);
  return {
    ...file,
    version: publishedVersion + (stays ? 2 : 1),
    publishedVersion: file.published && publishedVersion,
    publishedCounter: Math.max(record.publishedCounter, file.publishedCounter) + 1,
    draft,
    ...(!file.published && { fileDraft: file.draft }),
  };
}

/** A change that another program has made to the file of an item. */
export type OutsideEdit = {
  readonly action: 'publish' | 'unpublish' | 'save' | 'delete';
  readonly record: EntityRecord;
};

/** Returns the change of an item as one of the actions of the vendor's API. Undefined if there never was an item. */
export function outsideEdit(
  before: EntityRecord | undefined,
  after: EntityRecord | undefined,
): OutsideEdit | undefined {
  if (!after) return before && { action: 'delete', record: before };
  if (after.published) return { action: 'publish', record: after };
  return { action: before?.published ? 'unpublish' : 'save', record: after };
}

function asDraft(record: EntityRecord): EntityRecord {
  const { published, publishedVersion: _version, publishedAt: _at, fileDraft = published, ...draft } = record;
  return { ...draft, fileDraft, version: record.version + 1 };
}
