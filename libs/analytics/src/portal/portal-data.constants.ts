/** Path of the portal data service. */
export const PORTAL_DATA_PATH = '/global_nav/api/portalData';

/** Five characters that make the answer invalid as a script, so that no other site can read it by including it. */
export const ANTI_HIJACKING_PREFIX = ")]}'\n";

/** Value of `hl` for pages in all languages, because the answer does not depend on it. */
export const PORTAL_HL = 'en-US';

/** Longest wait for portal data, in ms. Forms wait for it before they are sent. */
export const PORTAL_WAIT_MS = 8000;

/** Hosts on which portal data is read if none are configured. */
export const DEFAULT_PORTAL_HOSTNAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Suffix that asks the photo service for a 60 px square. */
export const PROFILE_PHOTO_SUFFIX = '=s60-c';
