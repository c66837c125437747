/** What a page carries from the host's settings to its scripts. The same on every page, and public. */
export interface PageSettings {
  /** Hosts, each with its subdomains, on which the page asks for portal data and looks up buildings. */
  readonly portalHosts: readonly string[];
  /** Google's places in the place of the embedded ones. */
  readonly googleMapsKey?: string | undefined;
  /** Google's human check in the place of the embedded one. */
  readonly recaptchaSiteKey?: string | undefined;
}

/** Attributes of the page's first script that hold the settings; an unset setting is left out. */
export const SETTING_ATTRIBUTES = {
  hosts: 'data-hosts',
  googleMapsKey: 'data-maps-key',
  recaptchaSiteKey: 'data-recaptcha-key',
} as const;

/** Origins that each outside service needs, by directive of the policy. */
const MAPS = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  frame: [],
};
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

export interface ServiceSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What the policy has to allow for the services that these settings choose: nothing on embedded defaults. */
export function serviceSources({ googleMapsKey, recaptchaSiteKey }: PageSettings): ServiceSources {
  const used = [...(googleMapsKey ? [MAPS] : []), ...(recaptchaSiteKey ? [RECAPTCHA] : [])];
  return {
    script: used.flatMap(({ script }) => script),
    connect: used.flatMap(({ connect }) => connect),
    frame: used.flatMap(({ frame }) => frame),
  };
}
