import type { Routes } from '@skein/ui';

const routesBelow = (prefix: string): Routes => ({
  home: prefix || '/',
  addressCheck: `${prefix}/check-address`,
  appDownload: `${prefix}/app`,
  openRoles: `${prefix}/careers`,
  job: `${prefix}/careers/job/?id={id}`,
  city: `${prefix}/cities/{city}`,
  citySupport: `${prefix}/cities/{city}/support`,
  apartments: `${prefix}/cities/{city}/apartments`,
});

/** Routes of pages, by language. Links in stories lead to these pages. */
export const storyRoutes = { en: routesBelow(''), es: routesBelow('/intl/es') } as const;
