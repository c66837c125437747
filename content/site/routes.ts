import { requestPath, type RequestPlace } from '@skein/forms/contract';
import type { Routes } from '@skein/ui';

/** Paths of the demo's pages that components link to by themselves, without a language prefix. */
export const routes = {
  addressCheck: '/check-address',
  appDownload: '/app?utm_source=website&utm_medium=header&utm_campaign=app_download',
  openRoles: '/careers',
  // The slash is part of the address.
  job: '/careers/job/?id={id}',
  city: '/cities/{city}',
  citySupport: '/cities/{city}/support',
  apartments: '/cities/{city}/apartments',
} as const satisfies Routes;

/** The page for each result of an address check. */
export const RESULT_PAGES = {
  available: '/address/available',
  notYet: '/address/not-yet',
  almostThere: '/address/almost-there',
  tryAgain: '/address/try-again',
  accountNotFound: '/account-not-found',
} as const satisfies Routes['results'];

/**
 * The page that confirms a sign-up: an email without a street, or an email for the address of a result page.
 */
export const SIGN_UP_PAGE = '/stayintouch/verify';
/** The page with the label of every plan, and with files of all labels. */
export const BROADBAND_LABELS_PAGE = '/support/broadband-labels';
/** The page that finds the email of an account. */
export const FORGOT_EMAIL_PAGE = '/forgot-email';

/** The page with a list of all others. The site renders it by itself. */
export const ALL_PAGES = '/site-map';

/** The page of each request to the provider, and the path that the request is posted to. */
export const REQUEST_PAGES = {
  businessContact: { page: '/business/contact', path: '/business/contact' },
  buildingRequest: { page: '/building/request', path: '/building/request' },
  webpassContact: { page: '/webpass/contact', path: '/webpass/contact/process' },
  webpassResidential: { page: '/webpass/residential', path: '/webpass/residential/process' },
  chat: { page: '/chat', path: '/api/chat' },
} as const;

const each = <T>(of: Readonly<Record<string, T>>, change: (one: T) => string) =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, change(one)]));

/** Returns all routes in a language, from the prefix of its pages. */
export const routesBelow = (prefix: string): Routes => ({
  home: prefix || '/',
  ...each(routes, (path) => prefix + path),
  results: each(RESULT_PAGES, (path) => prefix + path),
  requests: each<RequestPlace>(REQUEST_PAGES, (request) => requestPath(request, prefix)),
});
