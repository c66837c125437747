export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

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
  connect: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com', ...ADS],
  image: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', ...ADS],
  frame: [TAG_MANAGER_ORIGIN, 'https://td.doubleclick.net'],
} as const;
