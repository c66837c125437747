import { FORGOT_EMAIL_PAGE, REQUEST_PAGES, RESULT_PAGES, routes, SIGN_UP_PAGE } from '@skein/content/routes';
import type { FormPages } from '@skein/services';

/** The demo's pages that have forms, or to which forms lead. */
export const formPages: FormPages = {
  addressCheck: routes.addressCheck,
  results: RESULT_PAGES,
  resultsBelow: '/address',
  signUp: SIGN_UP_PAGE,
  forgotEmail: FORGOT_EMAIL_PAGE,
  calls: { modal: '/support/schedule-a-call', maintenance: '/maintenance' },
  roles: routes.openRoles,
  job: '/careers/job/',
  requests: REQUEST_PAGES,
};

/** Name of the provider. The services' made-up data also links to the pages below. */
export const PROVIDER = 'Skein Fiber';
export const CAREERS_PAGE = routes.openRoles;
export const SUPPORT_PAGE = '/support';
