import { isVisited } from '@skein/content/city-kinds';
import { pageSlugs } from './page-slugs.ts';

/** An address that leads nowhere shows a page, too. */
export const NOWHERE = '/404-please';

/** Shown for an address that leads nowhere or to a failure, and the page of a job, which is nothing without its number. */
const APART: ReadonlySet<string> = new Set(['/404', '/500', '/careers/job/']);

/**
 * Every page that a visitor can see, without language prefix: all pages of the content, but only one of each
 * kind of city page, and the site map, which the site renders by itself.
 */
export const EVERY_PAGE: readonly string[] = [
  ...pageSlugs()
    .filter((path) => isVisited(path) && !APART.has(path))
    .toSorted(),
  '/site-map',
  NOWHERE,
];

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

/** Spanish pages that `npm run test:ci` looks at, for the longer words: one of each kind. The rest wait for the full run. */
const SPANISH_AT_CI: ReadonlySet<string> = new Set(['/', '/plans', '/support', '/check-address', NOWHERE]);

/** Pages that represent the others in `npm test`, where each page costs much time: one of each kind. */
export const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set([
  '/', // carousels, films and the thread
  '/plans', // cards, a table and a dialog
  '/blog/bicycle', // an article
  '/business/contact', // a long form
  '/careers', // a list with filters
  '/cities/austin', // a city, with forms and figures
  '/cities/saltlakevalley/apartments', // the finder
  '/legal/terms', // long text
  '/quiz', // one block alone
  '/site-map', // drawn by the site, not from content
  '/support/faq', // folded answers
]);

interface PageAtLevel {
  readonly path: string;
  /** Tag of the lowest level that visits the page; empty: `ci`. */
  readonly tag: string[];
}

/**
 * Every page in both languages, each for the level that begins to look at it.
 * @param quick pages that `npm test` looks at, in English
 */
export const pagesAtLevels = (
  quick: ReadonlySet<string>,
  pages: readonly string[] = EVERY_PAGE,
): readonly PageAtLevel[] =>
  pages.flatMap((page) => [
    { path: page, tag: quick.has(page) ? ['@quick'] : [] },
    { path: inSpanish(page), tag: SPANISH_AT_CI.has(page) ? [] : ['@full'] },
  ]);

/** The same where a page costs little: in both languages from `ci` on. */
export const pagesForServer: readonly PageAtLevel[] = EVERY_PAGE.flatMap((page) =>
  [page, inSpanish(page)].map((path) => ({ path, tag: ONE_OF_EACH_KIND.has(page) ? ['@quick'] : [] })),
);
