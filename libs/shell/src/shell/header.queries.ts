import { PROFILE_MOBILE_MAX_PX } from './shell.constants.ts';

/** Name of the container that the parts of the header measure. */
export const HEADER_CONTAINER = 'shell-header';

/*
 * Widths are in rem, which a container query takes from the root: with enlarged text everything waits for more room.
 */
const PROFILE_MOBILE_MAX = `${PROFILE_MOBILE_MAX_PX / 16}rem`;

/** The account stands in the bar. */
export const WIDE_HEADER = `@container ${HEADER_CONTAINER} (width > ${PROFILE_MOBILE_MAX})`;

/** The account lives in the drawer, and the navigation with it. */
export const NARROW_HEADER = `@container ${HEADER_CONTAINER} (width <= ${PROFILE_MOBILE_MAX})`;

/** The header is at least so wide, in rem. */
export const headerFrom = (rem: number) => `@container ${HEADER_CONTAINER} (width >= ${rem}rem)`;

/** The header is narrower than that, in rem. */
export const headerBelow = (rem: number) => `@container ${HEADER_CONTAINER} (width < ${rem}rem)`;

/** Telephones: the city of the page is named in the drawer. 600 px at the usual size of text. */
export const PHONE_HEADER = headerBelow(37.5);

/** Small telephones: the logo gives way a little. 384 px at the usual size of text. */
export const SMALL_PHONE_HEADER = headerBelow(24);
