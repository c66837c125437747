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
const PLACES = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  frame: [],
};
/** A map of the same vendor, which also writes styles of its own into the page. */
const MAP = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  frame: [],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
};
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
/** The chat's script runs on the page and writes styles there; the conversation is in a frame. */
const LIVE_CHAT = {
  script: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
  connect: [
    'https://*.livechatinc.com',
    'wss://*.livechatinc.com',
    'https://*.livechat-static.com',
    'https://*.livechat-files.com',
    'https://*.text.com',
  ],
  frame: ['https://*.livechatinc.com'],
  image: [
    'https://*.livechatinc.com',
    'https://*.livechat-static.com',
    'https://*.livechat-files.com',
    'https://*.files-text.com',
  ],
  style: ["'unsafe-inline'", 'https://*.livechatinc.com'],
  font: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
  media: ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
};

export interface ServiceSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image?: readonly string[];
  /** In the place of the hashes: a policy that has any ignores `'unsafe-inline'`. */
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
}

/**
 * What the policy has to allow for the services that these settings choose: nothing on embedded defaults.
 * @param hasMap whether the page shows a map that can be moved
 * @param hasLiveChat whether it offers the vendor's chat
 */
export function serviceSources(
  { googleMapsKey, recaptchaSiteKey }: PageSettings,
  hasMap = false,
  hasLiveChat = false,
): ServiceSources {
  const used: ServiceSources[] = [
    ...(googleMapsKey ? [PLACES, ...(hasMap ? [MAP] : [])] : []),
    ...(recaptchaSiteKey ? [RECAPTCHA] : []),
    ...(hasLiveChat ? [LIVE_CHAT] : []),
  ];
  const all = (directive: keyof ServiceSources) => [
    ...new Set(used.flatMap((sources) => sources[directive] ?? [])),
  ];
  return {
    script: all('script'),
    connect: all('connect'),
    frame: all('frame'),
    image: all('image'),
    style: all('style'),
    font: all('font'),
    media: all('media'),
  };
}
