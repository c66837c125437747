import { requestPath, type RequestPlace } from '@skein/forms/contract';
import type { Routes } from '@skein/ui';

/** Paths of the demo's pages to which components link. The paths have no language prefix. */
export const routes = {
  addressCheck: '/check-address',
  appDownload: '/app?utm_source=website&utm_medium=header&utm_campaign=app_download',
  openRoles: '/careers',
  // The slash after `job` is part of the path.
  job: '/careers/job/?id={id}',
  city: '/cities/{city}',
  citySupport: '/cities/{city}/support',
  apartments: '/cities/{city}/apartments',
} as const satisfies Routes;

/** Paths of the pages for the results of an address check. */
export const RESULT_PAGES = {
  available: '/address/available',
  notYet: '/address/not-yet',
  almostThere: '/address/almost-there',
  tryAgain: '/address/try-again',
  accountNotFound: '/account-not-found',
} as const satisfies Routes['results'];

/** Path of the page that confirms a sign-up for news. */
export const SIGN_UP_PAGE = '/stayintouch/verify';
/** Path of the page with the labels of all plans, and with links to the label files. */
export const BROADBAND_LABELS_PAGE = '/support/broadband-labels';
/** Path of the page on which customers find the email address of their account. */
export const FORGOT_EMAIL_PAGE = '/forgot-email';

/** Path of the site map. The site generates this page, so the CMS has no entry for it. */
export const ALL_PAGES = '/site-map';

/** Path of each request form's page, and path to which the form is posted. */
export const REQUEST_PAGES = {
  businessContact: { page: '/business/contact', path: '/business/contact' },
  buildingRequest: { page: '/building/request', path: '/building/request' },
  webpassContact: { page: '/webpass/contact', path: '/webpass/contact/process' },
  webpassResidential: { page: '/webpass/residential', path: '/webpass/residential/process' },
  chat: { page: '/chat', path: '/api/chat' },
} as const;

const each = <T>(of: Readonly<Record<string, T>>, change: (one: T) => string) =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, change(one)]));

/**
 * Returns all routes in one language.
 * @param prefix prefix of the language's paths
 */
export const routesBelow = (prefix: string): Routes => ({
  home: prefix || '/',
  ...each(routes, (path) => prefix + path),
  results: each(RESULT_PAGES, (path) => prefix + path),
  requests: each<RequestPlace>(REQUEST_PAGES, (request) => requestPath(request, prefix)),
});
