/**
 * What the Content-Security-Policy of a page has to let in for Google's map, by directive. It also writes styles of its own
 * into the page: those stand in the place of hashes.
 */
export const googleMapPolicy = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
} as const;
