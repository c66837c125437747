export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/**
 * Origins of Google Analytics. A wildcard covers subdomains but not the domain itself, so some domains are
 * listed too.
 */
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
 * Origins that a page's content security policy allows for the tag manager, Google Analytics and Google Ads. It
 * does not include `'unsafe-inline'`, so custom HTML tags do not run.
 */
export const tagManagerPolicy = {
  script: [TAG_MANAGER_ORIGIN, ...ADS],
  connect: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  image: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  frame: [TAG_MANAGER_ORIGIN, 'https://td.doubleclick.net'],
} as const;
