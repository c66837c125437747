import type { EntityRecord, Snapshot } from '../model/content.types.ts';

/** What an editor can do to an entity. Each step returns the record as it is afterwards; the caller stores it. */

export function saveDraft(record: EntityRecord, draft: Snapshot, now: string): EntityRecord {
  return { ...record, draft, version: record.version + 1, updatedAt: now };
}

/** The draft becomes the published state. `publishedVersion` is the version that was published, as with the vendor. */
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
