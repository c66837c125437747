/** Number of columns of cards by available width: below 36 rem, from 36 rem, and from 60 rem. */
export interface CardColumns {
  readonly base: 1;
  readonly medium: 1 | 2;
  readonly large: 1 | 2 | 3;
}

/**
 * Returns the columns for a number of cards. A single card takes the whole width. Three cards have 1, 2 or 3
 * columns, by width. Other numbers of cards have 1 or 2 columns.
 */
export function cardColumns(count: number): CardColumns {
  if (count === 1) return { base: 1, medium: 1, large: 1 };
  return { base: 1, medium: 2, large: count === 3 ? 3 : 2 };
}
