/** Number of rows that show before a visitor opens all. */
export const FIRST_ROWS = 4;
