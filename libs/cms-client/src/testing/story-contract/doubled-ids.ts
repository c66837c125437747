import { pieceOf } from '../../render/unique-heading-ids.ts';

/** Returns the ids that occur more than once in the HTML of a page, or of a part of a page. */
export function doubledIds(html: string): readonly string[] {
  const { ids } = pieceOf(html);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
