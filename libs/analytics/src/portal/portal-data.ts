/** Which variation of each flag this visitor sees, by flag key. */
export type Experiments = Readonly<Record<string, string>>;

/** Who the visitor is; texts are empty and flags false when unknown. */
export interface UserDetails {
  name: string;
  given_name: string;
  profile_photo_url: string;
  is_logged_in: boolean;
  has_account: boolean;
  gaia_email: string;
  locale: string;
}

/** What the portal says about this visit, under the names of its JSON. */
export interface PortalData {
  /** Sent back with forms; bound to the visitor's cookie. Empty when portal data could not be read. */
  xsrf_token: string;
  /** Empty when the embedded chat panel is used. */
  live_chat_licence: string;
  experiments: Experiments;
  user_details: UserDetails;
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

// Names that lead to an object's prototype are never a flag key.
const isFlag = ([key, value]: [string, unknown]) =>
  typeof value === 'string' && key !== '__proto__' && key !== 'prototype' && key !== 'constructor';

/**
 * Reads portal data from any value: what is missing or of the wrong type becomes the value for an anonymous visitor.
 * Written by hand because it runs in every page's first script; the schema beside it states the same rules.
 */
export function parsePortalData(value: unknown): PortalData {
  const data = fieldsOf(value);
  const user = fieldsOf(data.user_details);
  return {
    xsrf_token: text(data.xsrf_token),
    live_chat_licence: text(data.live_chat_licence),
    experiments: Object.fromEntries(Object.entries(fieldsOf(data.experiments)).filter(isFlag)) as Experiments,
    user_details: {
      name: text(user.name),
      given_name: text(user.given_name),
      profile_photo_url: text(user.profile_photo_url),
      is_logged_in: user.is_logged_in === true,
      has_account: user.has_account === true,
      gaia_email: text(user.gaia_email),
      locale: text(user.locale),
    },
  };
}

/** Portal data of an unknown visitor. */
export function anonymousPortalData(): PortalData {
  return parsePortalData(undefined);
}

/** Whether the header shows the account menu: signed in, and with a name to show. */
export function isSignedIn({ user_details: user }: PortalData): boolean {
  return user.is_logged_in && user.name.trim() !== '';
}

/** Whether the visitor is a customer, who is offered the app instead of the address check. */
export function hasAccount({ user_details: user }: PortalData): boolean {
  return user.has_account;
}
