/**
 * Pages that no site map lists, as paths without language prefix; `*` stands for anything. The Spanish pages follow
 * from these. A page may also exclude itself in the CMS.
 */
export const UNLISTED: readonly string[] = [
  '/404',
  '/500',
  '/account-not-found',
  '/address/*',
  '/cancelconfirmation',
  '/careers/job',
  '/careers/job/',
  '/chat',
  '/internet/*',
  '/kiosk',
  '/maintenance',
  '/quiz',
  '/r/*',
  '/splitter',
  '/stayintouch/verify',
  '/support/404',
  '/support/browser',
];
