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

/** Served to visitors, and in no site map: where forms and links end. Held against the content by a test. */
export const UNLISTED = [
  '/address/not-yet',
  '/address/almost-there',
  '/address/available',
  '/address/try-again',
  '/account-not-found',
  '/app',
  '/cancelconfirmation',
  '/chat',
  '/cities/austin/fiberspace',
  '/forgot-email',
  '/maintenance',
  '/quiz',
  '/stayintouch/verify',
  '/support/404',
  '/support/browser',
] as const;

/** An address that leads nowhere shows a page, too. */
export const NOWHERE = '/404-please';

/** All that a visitor can be shown, a page of each kind. */
export const EVERY_PAGE = [...PAGES, ...UNLISTED, NOWHERE] as const;

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

/** In Spanish on every run: a page of each kind, for the longer words. The rest of them with `FULL=1`. */
const ALWAYS_IN_SPANISH: ReadonlySet<string> = new Set(['/', '/plans', '/support', '/check-address']);

/** A page in the languages that a browser looks at it in. */
export const inLanguages = (page: string): readonly string[] =>
  process.env['FULL'] === '1' || ALWAYS_IN_SPANISH.has(page) ? [page, inSpanish(page)] : [page];
