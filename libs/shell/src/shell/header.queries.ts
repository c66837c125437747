import { PROFILE_MOBILE_MAX_PX } from './shell.constants.ts';

/** Name of the header's container for container queries. */
export const HEADER_CONTAINER = 'shell-header';

/*
 * Widths are in rem, which a container query takes from the root: with enlarged text everything waits for more room.
 */
const PROFILE_MOBILE_MAX = `${PROFILE_MOBILE_MAX_PX / 16}rem`;

/** Headers whose bar has room for the account. */
export const WIDE_HEADER = `@container ${HEADER_CONTAINER} (width > ${PROFILE_MOBILE_MAX})`;

/** Headers that show the account and the navigation in the drawer. */
export const NARROW_HEADER = `@container ${HEADER_CONTAINER} (width <= ${PROFILE_MOBILE_MAX})`;

/** Headers of at least this width, rem. */
export const headerFrom = (rem: number) => `@container ${HEADER_CONTAINER} (width >= ${rem}rem)`;

/** Headers narrower than this width, rem. */
export const headerBelow = (rem: number) => `@container ${HEADER_CONTAINER} (width < ${rem}rem)`;

/** Phones: the drawer names the page's city. 600 px at the default text size. */
export const PHONE_HEADER = headerBelow(37.5);

/** Small phones: the logo is a little smaller. 384 px at the default text size. */
export const SMALL_PHONE_HEADER = headerBelow(24);
