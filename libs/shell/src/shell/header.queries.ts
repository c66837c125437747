import { PROFILE_MOBILE_MAX_PX } from './shell.constants.ts';

/** Name of the header's container for container queries. */
export const HEADER_CONTAINER = 'shell-header';

/* Widths in a container query are in rem of the root, so they grow with enlarged text. */
const PROFILE_MOBILE_MAX = `${PROFILE_MOBILE_MAX_PX / 16}rem`;

/** Matches headers whose bar has room for the account. */
export const WIDE_HEADER = `@container ${HEADER_CONTAINER} (width > ${PROFILE_MOBILE_MAX})`;

/** Matches headers that show the account and the navigation in the drawer. */
export const NARROW_HEADER = `@container ${HEADER_CONTAINER} (width <= ${PROFILE_MOBILE_MAX})`;

/** Matches headers of at least this width, in rem. */
export const headerFrom = (rem: number) => `@container ${HEADER_CONTAINER} (width >= ${rem}rem)`;

/** Matches headers below this width, in rem. */
export const headerBelow = (rem: number) => `@container ${HEADER_CONTAINER} (width < ${rem}rem)`;

/** Matches phones, where the drawer names the page's city. 37.5 rem are 600 px at the default text size. */
export const PHONE_HEADER = headerBelow(37.5);

/** Matches small phones, where the logo is smaller. 24 rem are 384 px at the default text size. */
export const SMALL_PHONE_HEADER = headerBelow(24);
