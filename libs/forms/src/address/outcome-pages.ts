import type { Routes } from '@skein/ui';

/** The page for each result of an address check, in one language. */
export type ResultPages = NonNullable<Routes['results']>;
export type ResultOutcome = keyof ResultPages;

/**
 * Returns the outcome that a result page shows, or undefined for other pages.
 * @param path path of a page, in the language of the result pages, with or without a query
 */
export const outcomeOfPage = (pages: ResultPages, path: string): ResultOutcome | undefined =>
  (Object.keys(pages) as ResultOutcome[]).find((outcome) => pages[outcome] === path.split('?', 1)[0]);
