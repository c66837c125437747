import { PROFILE_MOBILE_MAX_PX } from './shell.constants.ts';

/** Name of the container that the parts of the header measure. */
export const HEADER_CONTAINER = 'shell-header';

/** The account stands in the bar. */
export const WIDE_HEADER = `@container ${HEADER_CONTAINER} (width > ${PROFILE_MOBILE_MAX_PX}px)`;

/** The account lives in the drawer, and the navigation with it. */
export const NARROW_HEADER = `@container ${HEADER_CONTAINER} (width <= ${PROFILE_MOBILE_MAX_PX}px)`;

/** The header is at least so wide, in CSS px. */
export const headerFrom = (px: number) => `@container ${HEADER_CONTAINER} (width >= ${px}px)`;

/** The header is narrower than that, in CSS px. */
export const headerBelow = (px: number) => `@container ${HEADER_CONTAINER} (width < ${px}px)`;

/** Telephones: the city of the page is named in the drawer. */
export const PHONE_HEADER = headerBelow(600);

/**
 * Telephones of the smallest kind, and any on which text has been enlarged: the bar keeps the logo and the menu.
 * 340 px at the usual size of text.
 */
export const TINY_HEADER = `@container ${HEADER_CONTAINER} (width < 21.25rem)`;
