import { FORGOT_EMAIL_PAGE, REQUEST_PAGES, RESULT_PAGES, routes, SIGN_UP_PAGE } from '@skein/content/routes';
import type { FormPages } from '@skein/services';

/** Pages of the demo that forms stand on and lead to. */
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

/** Who these pages belong to, and what else the made-up parts of the services link. */
export const PROVIDER = 'Skein Fiber';
export const CAREERS_PAGE = routes.openRoles;
export const SUPPORT_PAGE = '/support';
