import { isVisited } from '@skein/content/city-kinds';
import { pageSlugs } from './page-slugs.ts';

/** An address without a page, for which the site shows its own page. */
export const NOWHERE = '/404-please';

/**
 * Pages that a visit by their path does not show properly: those for missing addresses and failures, and the
 * page of a job, which needs the job's number.
 */
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

/**
 * Spanish pages that `npm run test:ci` visits because of their longer words: one of each kind. The full run
 * visits the others.
 */
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
 * Returns every page in both languages, each with its lowest level.
 * @param quick English pages that `npm test` visits
 */
export const pagesAtLevels = (
  quick: ReadonlySet<string>,
  pages: readonly string[] = EVERY_PAGE,
): readonly PageAtLevel[] =>
  pages.flatMap((page) => [
    { path: page, tag: quick.has(page) ? ['@quick'] : [] },
    { path: inSpanish(page), tag: SPANISH_AT_CI.has(page) ? [] : ['@full'] },
  ]);

/** Every page for checks that take little time: in both languages from `ci` on. */
export const pagesForServer: readonly PageAtLevel[] = EVERY_PAGE.flatMap((page) =>
  [page, inSpanish(page)].map((path) => ({ path, tag: ONE_OF_EACH_KIND.has(page) ? ['@quick'] : [] })),
);
