/**
 * Paths of pages that no site map lists. `*` stands for any text. The paths have no language prefix, and apply
 * to all languages. Editors can exclude further pages in the CMS.
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
