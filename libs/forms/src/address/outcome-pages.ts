import type { Routes } from '@skein/ui';

/** The page of each thing that checking an address can come to, in one language. */
export type ResultPages = NonNullable<Routes['results']>;
export type ResultOutcome = keyof ResultPages;

/** Returns the outcome that a page is about; undefined for every other page. @param path in the language of the pages, with or without a query */
export const outcomeOfPage = (pages: ResultPages, path: string): ResultOutcome | undefined =>
  (Object.keys(pages) as ResultOutcome[]).find((outcome) => pages[outcome] === path.split('?', 1)[0]);
