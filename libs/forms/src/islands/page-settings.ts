/** Attributes of the page's first script that hold the host's settings; an unset setting is left out. */
export const PAGE_SETTINGS = {
  /** Hosts, each with its subdomains, on which the page asks for portal data and looks up buildings. */
  hosts: 'data-hosts',
  /** Google's places in the place of the embedded ones. */
  googleMapsKey: 'data-maps-key',
  /** Google's human check in the place of the embedded one. */
  recaptchaSiteKey: 'data-recaptcha-key',
} as const;
