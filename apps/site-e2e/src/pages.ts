/** Every page of the demo site, without language prefix. Held against the content by a test. */
export const PAGES = [
  '/',
  '/product/internet',
  '/wifi',
  '/webpass',
  '/business',
  '/community',
  '/about',
  '/product/tv',
  '/product/tv/choice',
  '/product/phone',
  '/gaming',
  '/labs',
  '/cities/austin',
  '/cities/austin/support',
  '/cities/westminster',
  '/cities/lasvegas',
  '/cities/chandler',
  '/states/texas',
  '/moving',
  '/new-streets',
  '/support',
  '/legal/terms',
  '/check-address',
] as const;

export const inSpanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;
