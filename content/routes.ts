import type { Routes } from '@skein/ui';

/** Where the demo's pages are that components lead to by themselves; without a language. */
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

/** The same in a language, by the prefix of its pages. */
export const routesBelow = (prefix: string): Routes =>
  Object.fromEntries(Object.entries(routes).map(([name, path]) => [name, prefix + path]));
