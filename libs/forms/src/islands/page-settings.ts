/** Attributes of the page's first script, for the host's settings. A missing setting has no attribute. */
export const PAGE_SETTINGS = {
  /** Hosts on which the page reads portal data and looks up buildings. Subdomains are included. */
  hosts: 'data-hosts',
  /** Key for Google's places. If it is set, Google's places replace the embedded places. */
  googleMapsKey: 'data-maps-key',
  /** Key for Google's human check. If it is set, it replaces the embedded human check. */
  recaptchaSiteKey: 'data-recaptcha-key',
} as const;
