import { FORGOT_EMAIL_PAGE, REQUEST_PAGES, RESULT_PAGES, routes, SIGN_UP_PAGE } from '@skein/content/routes';
import type { FormPages } from '@skein/services';

/** Paths of the demo's pages that contain a form, and of pages that a visitor sees after sending a form. */
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

/** The provider's name, and paths of two pages to which the services' made-up data links. */
export const PROVIDER = 'Skein Fiber';
export const CAREERS_PAGE = routes.openRoles;
export const SUPPORT_PAGE = '/support';
