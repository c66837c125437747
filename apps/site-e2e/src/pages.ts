import { isVisited } from '@skein/content/city-kinds';
import { pageSlugs } from './page-slugs.ts';

/** A path without a page. The site shows its 404 page there. */
export const NOWHERE = '/404-please';

/**
 * Pages that tests of all pages leave out: the two error pages, and the page of a job, which needs a job id in
 * its URL.
 */
const APART: ReadonlySet<string> = new Set(['/404', '/500', '/careers/job/']);

/**
 * Paths of the pages that browser tests visit, without language prefix. Tests leave out most pages of cities
 * and states. `NOWHERE` shows the 404 page.
 */
export const EVERY_PAGE: readonly string[] = [
  ...pageSlugs()
    .filter((path) => isVisited(path) && !APART.has(path))
    .toSorted(),
  '/site-map',
  NOWHERE,
];

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

/** Spanish pages that `npm run test:ci` visits, to test that the longer Spanish words fit. */
const SPANISH_AT_CI: ReadonlySet<string> = new Set(['/', '/plans', '/support', '/check-address', NOWHERE]);
const NO_PAGE: ReadonlySet<string> = new Set();

/** English pages that `npm test` visits: one page of each kind. Visiting all pages would take too long. */
export const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set([
  '/', // carousels, films and a scroll effect
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
  /** Tag of the lowest test level that visits the page. No tag means the level `ci`. */
  readonly tag: string[];
}

/**
 * Returns all pages in both languages, each with its lowest test level. `npm run test:full` visits all of them.
 * @param quick English pages that `npm test` visits
 * @param ci English pages that only `npm run test:ci` and `npm run test:full` visit
 */
export const pagesAtLevels = (
  { quick = NO_PAGE, ci = NO_PAGE }: { quick?: ReadonlySet<string>; ci?: ReadonlySet<string> },
  pages: readonly string[] = EVERY_PAGE,
): readonly PageAtLevel[] =>
  pages.flatMap((page) => [
    { path: page, tag: quick.has(page) ? ['@quick'] : ci.has(page) ? [] : ['@full'] },
    { path: inSpanish(page), tag: SPANISH_AT_CI.has(page) ? [] : ['@full'] },
  ]);

/** All pages, for tests without a browser. `npm test` visits `ONE_OF_EACH_KIND` in both languages. */
export const pagesForServer: readonly PageAtLevel[] = EVERY_PAGE.flatMap((page) =>
  [page, inSpanish(page)].map((path) => ({
    path,
    tag: [ONE_OF_EACH_KIND.has(page) ? '@quick' : '@full'],
  })),
);
