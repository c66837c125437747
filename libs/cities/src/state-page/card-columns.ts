/** Number of columns of cards by available width: narrow, from 36 rem, from 60 rem. */
export interface CardColumns {
  readonly base: 1;
  readonly medium: 1 | 2;
  readonly large: 1 | 2 | 3;
}

/**
 * Returns the columns for a number of cards. One card takes the whole width, three take 1, 2 and 3 columns, any
 * other number takes 1 and then 2.
 */
export function cardColumns(count: number): CardColumns {
  if (count === 1) return { base: 1, medium: 1, large: 1 };
  return { base: 1, medium: 2, large: count === 3 ? 3 : 2 };
}
