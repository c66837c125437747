import type { EntityKind, EntityRecord, ReadApi } from '../model/content.types.ts';
import { entityKey } from '../model/content.types.ts';
import { visibleSnapshot } from './view.ts';

/** An item that readers can no longer see. */
export type Tombstone = {
  readonly kind: EntityKind;
  readonly id: string;
  readonly contentTypeId?: string | undefined;
  readonly revision: number;
  readonly createdAt: string;
  readonly deletedAt: string;
};

/** The changes that readers of one API see, each with a growing number. */
export type ChangeLog = {
  readonly sequence: number;
  /** The number of the latest change, by entity key. */
  readonly changed: Readonly<Record<string, number>>;
  readonly deleted: Readonly<Record<string, Tombstone & { readonly sequence: number }>>;
};

export const EMPTY_LOG: ChangeLog = { sequence: 0, changed: {}, deleted: {} };

/**
 * Records a write for one API. A write that readers of this API cannot see does not change the log.
 * @param before undefined for a new entity
 * @param after undefined for a deleted entity
 * @param now ISO 8601
 */
export function recordChange(
  log: ChangeLog,
  api: ReadApi,
  before: EntityRecord | undefined,
  after: EntityRecord | undefined,
  now: string,
): ChangeLog {
  const shownBefore = before && visibleSnapshot(before, api);
  const shownAfter = after && visibleSnapshot(after, api);
  const subject = after ?? before;
  if (!subject || shownBefore === shownAfter) return log;
  const key = entityKey(subject.kind, subject.id);
  const sequence = log.sequence + 1;
  const { [key]: _change, ...otherChanges } = log.changed;
  const { [key]: _tombstone, ...otherDeletions } = log.deleted;
  if (shownAfter) {
    return { sequence, changed: { ...otherChanges, [key]: sequence }, deleted: otherDeletions };
  }
  const { kind, id, contentTypeId, publishedCounter: revision, createdAt } = subject;
  const tombstone = { kind, id, contentTypeId, revision, createdAt, deletedAt: now, sequence };
  return { sequence, changed: otherChanges, deleted: { ...otherDeletions, [key]: tombstone } };
}
