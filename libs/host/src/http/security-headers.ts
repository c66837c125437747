/** Headers of every answer of the site. The Content-Security-Policy is different on each page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of pictures that other sites may show, such as the picture of a link preview. */
export const FOR_OTHER_SITES = { 'cross-origin-resource-policy': 'cross-origin' };
