/** Rows that are seen before somebody asks for all. */
export const FIRST_ROWS = 4;
