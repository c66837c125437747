import { isVisited } from '@skein/content/city-kinds';
import { pageSlugs } from './page-slugs.ts';

/** An address that leads nowhere shows a page, too. */
export const NOWHERE = '/404-please';

/** Shown for an address that leads nowhere or to a failure, and the page of a job, which is nothing without its number. */
const APART: ReadonlySet<string> = new Set(['/404', '/500', '/careers/job/']);

/**
 * All that a visitor can be shown, without language prefix: every page of the content, one of each kind of city page, and the
 * page of all pages, which the site draws by itself.
 */
export const EVERY_PAGE: readonly string[] = [
  ...pageSlugs()
    .filter((path) => isVisited(path) && !APART.has(path))
    .toSorted(),
  '/site-map',
  NOWHERE,
];

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

/** In Spanish on every run: a page of each kind, for the longer words. The rest of them with `TEST_LEVEL=full`. */
const ALWAYS_IN_SPANISH: ReadonlySet<string> = new Set(['/', '/plans', '/support', '/check-address']);

/** A page in the languages that a browser looks at it in. */
export const inLanguages = (page: string): readonly string[] =>
  process.env['TEST_LEVEL'] === 'full' || ALWAYS_IN_SPANISH.has(page) ? [page, inSpanish(page)] : [page];
