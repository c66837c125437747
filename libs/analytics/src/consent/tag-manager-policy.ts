export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** A wildcard stands for subdomains and not for the domain itself, so each that is called bare is named, too. */
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
 * What the policy of a page lets in for the tag manager, Google Analytics and Google Ads. Not `'unsafe-inline'`: tags of
 * custom HTML do not run.
 */
export const tagManagerPolicy = {
  script: [TAG_MANAGER_ORIGIN, ...ADS],
  connect: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  image: [TAG_MANAGER_ORIGIN, ...ANALYTICS, ...ADS],
  frame: [TAG_MANAGER_ORIGIN, 'https://td.doubleclick.net'],
} as const;
