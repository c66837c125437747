/** The variation of each flag that this visitor sees, by flag key. */
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

/** The portal's data about this visit, under the names of its JSON. */
export interface PortalData {
  /** Token that forms send back. It belongs to the visitor's cookie. Empty if portal data could not be read. */
  xsrf_token: string;
  /** Empty if the site uses the embedded chat panel. */
  live_chat_licence: string;
  experiments: Experiments;
  user_details: UserDetails;
}

type Fields = Record<string, unknown>;

/** Called with the path of a field that cannot be read, such as `user_details.name`. */
export type OnUnread = (field: string) => void;

/** Returns a record, or undefined for any other value. */
function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

// Names that lead to an object's prototype are never a flag key.
const isKey = (key: string) => key !== '__proto__' && key !== 'prototype' && key !== 'constructor';

/**
 * Reads portal data from any value. A field that is missing or of the wrong type gets the value for an
 * anonymous visitor, and is reported. Written by hand because it runs in every page's first script; the schema
 * states the same rules.
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
    // Of a record that is none, it is told by itself.
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

/** Whether the header shows the account menu: the visitor is signed in and has a name to show. */
export function isSignedIn({ user_details: user }: PortalData): boolean {
  return user.is_logged_in && user.name.trim() !== '';
}

/** Whether the visitor is a customer, whom the site offers the app instead of the address check. */
export function hasAccount({ user_details: user }: PortalData): boolean {
  return user.has_account;
}
