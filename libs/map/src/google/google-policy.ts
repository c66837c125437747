/**
 * Origins that a page's Content-Security-Policy must allow for Google's map, by directive. The map also writes
 * styles into the page, so the policy must allow inline styles, and must not contain hashes of styles.
 */
export const googleMapPolicy = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
} as const;
