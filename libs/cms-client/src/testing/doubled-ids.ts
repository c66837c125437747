import { pieceOf } from '../render/unique-heading-ids.ts';

/** Returns the ids that a page, or a part of one, holds more than once. */
export function doubledIds(html: string): readonly string[] {
  const { ids } = pieceOf(html);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
