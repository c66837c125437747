import type { EntityRecord, Snapshot } from '../model/content.types.ts';

/** Returns the record with a new draft. The functions in this file store nothing: the caller stores the record. */

export function saveDraft(record: EntityRecord, draft: Snapshot, now: string): EntityRecord {
  return { ...record, draft, version: record.version + 1, updatedAt: now };
}

/**
 * Returns the record after the publication of its draft. `publishedVersion` becomes the version of the draft, as with
 * the vendor.
 */
export function publish(record: EntityRecord, now: string): EntityRecord {
  return {
    ...record,
    published: record.draft,
    publishedVersion: record.version,
    publishedCounter: record.publishedCounter + 1,
    publishedAt: now,
    firstPublishedAt: record.firstPublishedAt ?? now,
    updatedAt: now,
    version: record.version + 1,
  };
}

export function unpublish(record: EntityRecord, now: string): EntityRecord {
  return {
    ...record,
    published: undefined,
    publishedVersion: undefined,
    publishedAt: undefined,
    updatedAt: now,
    version: record.version + 1,
  };
}

export function archive(record: EntityRecord, now: string): EntityRecord {
  return {
    ...record,
    archivedVersion: record.version,
    archivedAt: now,
    updatedAt: now,
    version: record.version + 1,
  };
}

export function unarchive(record: EntityRecord, now: string): EntityRecord {
  return {
    ...record,
    archivedVersion: undefined,
    archivedAt: undefined,
    updatedAt: now,
    version: record.version + 1,
  };
}
