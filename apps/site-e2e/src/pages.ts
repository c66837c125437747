import { CITY_KINDS, WRITTEN_CITY_PAGES } from '@skein/content/city-kinds';

/**
 * The pages of the demo site, without language prefix: all but those of cities and states that are like another. Held
 * against the content by a test.
 */
export const PAGES = [
  '/',
  '/product/internet',
  '/plans',
  '/wifi',
  '/wifi-calculator',
  '/compare',
  '/switching',
  '/webpass',
  '/webpass/contact',
  '/webpass/residential',
  '/business',
  '/business/contact',
  '/building/request',
  '/community',
  '/about',
  '/product/tv',
  '/product/tv/choice',
  '/product/phone',
  '/gaming',
  '/labs',
  ...WRITTEN_CITY_PAGES,
  ...CITY_KINDS,
  '/leadership',
  '/careers',
  '/blog',
  '/suppliers',
  '/moving',
  '/new-streets',
  '/support',
  '/support/faq',
  '/support/network-status',
  '/support/schedule-a-call',
  '/support/broadband-labels',
  '/legal/terms',
  '/legal/privacy',
  '/legal/accessibility',
  '/referral',
  '/review',
  '/check-address',
] as const;

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

/** In Spanish on every run: a page of each kind, for the longer words. The rest of them with `FULL=1`. */
const ALWAYS_IN_SPANISH: ReadonlySet<string> = new Set(['/', '/plans', '/support', '/check-address']);

/** A page in the languages that a browser looks at it in. */
export const inLanguages = (page: string): readonly string[] =>
  process.env['FULL'] === '1' || ALWAYS_IN_SPANISH.has(page) ? [page, inSpanish(page)] : [page];
