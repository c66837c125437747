import type { EntityRecord, Snapshot } from '../model/content.types.ts';

/** Saves a draft. Each function in this file returns the next record, which the caller stores. */

export function saveDraft(record: EntityRecord, draft: Snapshot, now: string): EntityRecord {
  return { ...record, draft, version: record.version + 1, updatedAt: now };
}

/** Publishes the draft. `publishedVersion` becomes the version of the draft, as with the vendor. */
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
