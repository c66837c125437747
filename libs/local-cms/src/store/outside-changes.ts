import { SPACE_KEY } from '../export/content-folder.ts';
import type { ContentModel, EntityRecord } from '../model/content.types.ts';
import { fileKeyOf, type FoundChanges } from './folder-files.ts';
import { modelRecords, type ModelRecords } from './model-records.ts';
import { afterOutsideChange, outsideEdit, type OutsideEdit } from './outside-change.ts';
import { overlayWith, overlayWithModel } from './overlay-changes.ts';
import type { Pending } from './pending.ts';
import { recordsOf } from './records-at-start.ts';

/**
 * Applies changes that other programs have made to the files of a folder. An unreadable item or content type keeps its
 * old content until its file is repaired.
 * @param next the current content of the folder
 * @param recordOf returns an item before the changes
 * @param at time of the changes, ISO 8601
 */
export function takeOutsideChanges(
  { changed, files, undo }: FoundChanges,
  next: ContentModel,
  pending: Pending,
  models: ModelRecords,
  recordOf: (key: string) => EntityRecord | undefined,
  at: string,
): readonly OutsideEdit[] {
  const parts = modelRecords(next);
  for (const key of new Set([...models.keys(), ...parts.keys()])) {
    const fileKey = fileKeyOf(key);
    if (!changed.has(fileKey)) continue;
    if (fileKey !== SPACE_KEY && files.has(fileKey) && !parts.has(fileKey)) {
      undo([fileKey]);
      continue;
    }
    pending.overlay = overlayWithModel(pending.overlay, key, parts.get(key));
    pending.models.set(key, parts.get(key));
    pending.outside.add(key);
  }
  const items = recordsOf(next);
  const changedItems = [...changed].filter((key) => /^(?:Entry|Asset)!/u.test(key));
  const isUnreadable = (key: string) => files.has(key) && !items.has(key);
  // A change of another file, such as the file of the content type, may make an item readable.
  undo(changedItems.filter(isUnreadable));
  return changedItems.flatMap((key) => {
    if (isUnreadable(key)) return [];
    const before = recordOf(key);
    const after = afterOutsideChange(before, items.get(key), key in pending.overlay.records);
    pending.overlay = overlayWith(pending.overlay, key, before, after, at);
    pending.records.set(key, after);
    pending.outside.add(key);
    return outsideEdit(before, after) ?? [];
  });
}
