import { isDeepStrictEqual } from 'node:util';
import type { EntityRecord } from '../model/content.types.ts';

/**
 * Returns an item after another program has changed its file, for example a text editor or a merge. The file
 * determines what is published. A draft that is not published yet stays, even if the file was deleted. The
 * version grows, so that an editor who has the item open learns of the change.
 * @param record the item with the local edits
 * @param file the item in its current file; undefined if there is no file
 */
export function afterOutsideChange(
  record: EntityRecord | undefined,
  file: EntityRecord | undefined,
): EntityRecord | undefined {
  if (!record) return file;
  const hasDraft = !isDeepStrictEqual(record.draft, record.published);
  if (!file) return hasDraft ? asDraft(record) : undefined;
  const publishedVersion = Math.max(record.version, file.version);
  return {
    ...file,
    version: publishedVersion + (hasDraft ? 2 : 1),
    publishedVersion: file.published && publishedVersion,
    publishedCounter: Math.max(record.publishedCounter, file.publishedCounter) + 1,
    draft: hasDraft ? record.draft : file.draft,
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
  const { published: _, publishedVersion: _version, publishedAt: _at, ...draft } = record;
  return { ...draft, version: record.version + 1 };
}
