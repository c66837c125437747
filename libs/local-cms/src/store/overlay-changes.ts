import type { EntityRecord } from '../model/content.types.ts';
import type { ModelRecord } from '../model/model-record.types.ts';
import { recordChange } from './change-log.ts';
import type { Overlay } from './overlay.ts';

/**
 * Returns the overlay (all local edits) after one more edit of an entity.
 * @param after undefined for a deleted entity
 */
export function overlayWith(
  overlay: Overlay,
  key: string,
  before: EntityRecord | undefined,
  after: EntityRecord | undefined,
  now: string,
): Overlay {
  const { [key]: _previous, ...others } = overlay.records;
  const removed = overlay.removed.filter((other) => other !== key);
  return {
    ...overlay,
    records: after ? { ...others, [key]: after } : others,
    removed: after ? removed : [...removed, key],
    logs: {
      delivery: recordChange(overlay.logs.delivery, 'delivery', before, after, now),
      preview: recordChange(overlay.logs.preview, 'preview', before, after, now),
    },
  };
}

/**
 * Returns the overlay (all local edits) after one more edit of a part of the model.
 * @param after undefined for a deleted part
 */
export function overlayWithModel(overlay: Overlay, key: string, after: ModelRecord | undefined): Overlay {
  const { [key]: _previous, ...others } = overlay.models;
  const removed = overlay.removedModels.filter((other) => other !== key);
  return {
    ...overlay,
    models: after ? { ...others, [key]: after } : others,
    removedModels: after ? removed : [...removed, key],
  };
}
