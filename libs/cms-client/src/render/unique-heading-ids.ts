const HEADING_ID = /(<h[1-6](?: [^<>]*)? id=")([^"<>]*)"/g;

/** Matches only real `id` attributes. In texts and in JSON, the quotation marks are escaped. */
const ID = / id="([^"]*)"/g;

/** A part of a page. `ids` contains all its ids in order. An id that occurs twice is in the list twice. */
export interface Piece {
  readonly html: string;
  readonly ids: readonly string[];
  /** Ids of headings only. */
  readonly headingIds: readonly string[];
}

export const pieceOf = (html: string): Piece => ({
  html,
  ids: [...html.matchAll(ID)].map(([, id = '']) => id),
  headingIds: [...html.matchAll(HEADING_ID)].map(([, , id = '']) => id),
});

/**
 * Gives every heading of a page a unique id. Components derive ids from the words of headings, so equal
 * headings have equal ids. The second `plans` becomes `plans-2`. Other elements keep their ids.
 * @param pieces all pieces of a page, in order
 * @returns the HTML of the pieces
 */
export function uniqueHeadingIds(pieces: readonly Piece[]): readonly string[] {
  const all = pieces.flatMap(({ ids }) => ids);
  const ids = new Set(all);
  if (ids.size === all.length) return pieces.map(({ html }) => html);
  const others = new Map<string, number>();
  for (const id of all) others.set(id, (others.get(id) ?? 0) + 1);
  for (const { headingIds } of pieces) for (const id of headingIds) others.set(id, (others.get(id) ?? 0) - 1);
  /** For each id, the number of the next heading with this id. The first heading gets no number. */
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
