/**
 * Attributes of the page's first script that hold the host's settings. A setting without a value has no
 * attribute.
 */
export const PAGE_SETTINGS = {
  /** Hosts, subdomains included, on which the page reads portal data and looks up buildings. */
  hosts: 'data-hosts',
  /** Key for Google's places, which then replace the embedded ones. */
  googleMapsKey: 'data-maps-key',
  /** Key for Google's human check, which then replaces the embedded one. */
  recaptchaSiteKey: 'data-recaptcha-key',
} as const;
