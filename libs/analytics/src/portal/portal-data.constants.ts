/** Path of the portal data service. */
export const PORTAL_DATA_PATH = '/global_nav/api/portalData';

/** The first characters of the response. They are invalid JavaScript, so no other site can run the response. */
export const ANTI_HIJACKING_PREFIX = ")]}'\n";

/** Value of the query parameter `hl` for all pages, because the answer does not depend on the language. */
export const PORTAL_HL = 'en-US';

/** How long to wait for portal data, in ms. Forms are sent after the data arrives or this time ends. */
export const PORTAL_WAIT_MS = 8000;

/** Hosts that have portal data if no hosts are configured. */
export const DEFAULT_PORTAL_HOSTNAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** End of a photo URL. With it, the photo service returns a square of 60 px. */
export const PROFILE_PHOTO_SUFFIX = '=s60-c';
