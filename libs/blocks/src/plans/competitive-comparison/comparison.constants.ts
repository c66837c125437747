/** Number of rows that show before a visitor opens all rows. */
export const FIRST_ROWS = 4;
