const HEADING_ID = /(<h[1-6](?: [^<>]*)? id=")([^"<>]*)"/g;

/** Matches `id` attributes only, because attribute values are escaped and JSON escapes its quotation marks. */
const ID = / id="([^"]*)"/g;

/** A piece of a page, with every id in it, in order, repeated ids included. */
export interface Piece {
  readonly html: string;
  readonly ids: readonly string[];
  /** Ids of headings alone. */
  readonly headingIds: readonly string[];
}

export const pieceOf = (html: string): Piece => ({
  html,
  ids: [...html.matchAll(ID)].map(([, id = '']) => id),
  headingIds: [...html.matchAll(HEADING_ID)].map(([, , id = '']) => id),
});

/**
 * Gives every heading of a page a unique id. A component derives the id from its words and cannot know of other
 * headings with the same words, so the second `plans` becomes `plans-2`. Elements other than headings keep
 * their ids.
 * @param pieces of one page, in order
 * @returns their HTML
 */
export function uniqueHeadingIds(pieces: readonly Piece[]): readonly string[] {
  const all = pieces.flatMap(({ ids }) => ids);
  const ids = new Set(all);
  if (ids.size === all.length) return pieces.map(({ html }) => html);
  const others = new Map<string, number>();
  for (const id of all) others.set(id, (others.get(id) ?? 0) + 1);
  for (const { headingIds } of pieces) for (const id of headingIds) others.set(id, (others.get(id) ?? 0) - 1);
  /** The number for the next heading with this id. 1 means no number. */
  const next = new Map<string, number>();
  function numberOf(id: string): number {
    let number = next.get(id) ?? (others.get(id) === 0 ? 1 : 2);
    while (number > 1 && ids.has(`${id}-${number}`)) number++;
    next.set(id, number + 1);
    return number;
  }
  return pieces.map(({ html, headingIds }) => {
    const numbers = headingIds.map(numberOf);
    if (numbers.every((number) => number === 1)) return html;
    let at = 0;
    return html.replace(HEADING_ID, (whole, before: string, id: string) => {
      const number = numbers[at++] ?? 1;
      return number === 1 ? whole : `${before}${id}-${number}"`;
    });
  });
}
