/** The name of the visitor's variation for each flag of an experiment. The keys are the flags. */
export type Experiments = Readonly<Record<string, string>>;

/** Details of the visitor. Unknown texts are empty and unknown flags are false. */
export interface UserDetails {
  name: string;
  given_name: string;
  profile_photo_url: string;
  is_logged_in: boolean;
  has_account: boolean;
  gaia_email: string;
  locale: string;
}

/** The portal's data about this visit. The names of the fields are the names in the service's JSON. */
export interface PortalData {
  /**
   * Token that forms send to the services, the same for all visitors of an hour and valid for a day. Empty without
   * portal data.
   */
  xsrf_token: string;
  /** License number of the chat; empty if the site uses the embedded chat panel. */
  live_chat_licence: string;
  experiments: Experiments;
  user_details: UserDetails;
}

type Fields = Record<string, unknown>;

/** Receives the path of a field that cannot be read, such as `user_details.name`. */
export type OnUnread = (field: string) => void;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

// These names could change an object's prototype, so they cannot be flag keys.
const isKey = (key: string) => key !== '__proto__' && key !== 'prototype' && key !== 'constructor';

/**
 * Reads portal data from any value. If a field is missing or has the wrong type, it reports the field and uses
 * the value for an anonymous visitor. The first script of every page contains this function, so it does not use
 * the schema library. `portalDataSchema` has the same rules.
 */
export function parsePortalData(value: unknown, onUnread: OnUnread = () => {}): PortalData {
  const data = fieldsOf(value) ?? {};

  function record(key: string): Fields {
    const fields = fieldsOf(data[key]);
    if (!fields) onUnread(key);
    return fields ?? {};
  }
  function read<T extends string | boolean>(fields: Fields, at: string, key: string, empty: T): T {
    if (typeof fields[key] === typeof empty) return fields[key] as T;
    // If the whole record is missing, only the record is reported.
    if (at === '' || fieldsOf(data[at])) onUnread(at ? `${at}.${key}` : key);
    return empty;
  }

  const USER = 'user_details';
  const user = record(USER);
  const text = (key: string) => read(user, USER, key, '');
  const flag = (key: string) => read<boolean>(user, USER, key, false);
  const flags = record('experiments');
  const experiments = Object.keys(flags).filter(
    (key) => isKey(key) && (typeof flags[key] === 'string' || void onUnread(`experiments.${key}`)),
  );
  return {
    xsrf_token: read(data, '', 'xsrf_token', ''),
    live_chat_licence: read(data, '', 'live_chat_licence', ''),
    experiments: Object.fromEntries(experiments.map((key) => [key, flags[key]])) as Experiments,
    user_details: {
      name: text('name'),
      given_name: text('given_name'),
      profile_photo_url: text('profile_photo_url'),
      is_logged_in: flag('is_logged_in'),
      has_account: flag('has_account'),
      gaia_email: text('gaia_email'),
      locale: text('locale'),
    },
  };
}

/** Returns portal data for an unknown visitor. */
export function anonymousPortalData(): PortalData {
  return parsePortalData(undefined);
}

/** Whether the header shows the account menu: the visitor is signed in and has a name. */
export function isSignedIn({ user_details: user }: PortalData): boolean {
  return user.is_logged_in && user.name.trim() !== '';
}

/**
 * Whether the visitor is a customer. For customers, the header offers the provider's app instead of the address check.
 */
export function hasAccount({ user_details: user }: PortalData): boolean {
  return user.has_account;
}
