export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Origins of Google Analytics. A wildcard covers only subdomains, so some domains are listed separately. */
const ANALYTICS = [
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://stats.g.doubleclick.net',
];

const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/**
 * Content Security Policy origins of the tag manager, Google Analytics and Google Ads. Custom HTML tags do not run,
 * because the list does not contain `'unsafe-inline'`.
 */
export const tagManagerPolicy = {
  script: [TAG_MANAGER_ORIGIN, ...ADS],
  connect: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  image: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  frame: [TAG_MANAGER_ORIGIN, 'https://td.doubleclick.net'],
} as const;
