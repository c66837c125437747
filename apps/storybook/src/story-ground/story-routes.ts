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

/** Pages of a host, by language, so that links of stories have a target. */
export const storyRoutes = { en: routesBelow(''), es: routesBelow('/intl/es') } as const;
