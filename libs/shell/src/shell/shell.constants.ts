/** Scroll distance from which the header casts a shadow. */
export const HEADER_ELEVATION_SCROLL_PX = 40;

/** Scroll distance from which the sticky call to action appears. */
export const STICKY_CTA_SCROLL_PX = 1000;

/** Widest screen that shows the account and the navigation in the drawer. */
export const PROFILE_MOBILE_MAX_PX = 1023;

/** Widest screen that shows the sticky call to action: the mobile limit of forms. */
export const STICKY_CTA_MAX_PX = 599;

/**
 * Size of the cropped profile photo. It shows at about two thirds of that, so that it is sharp on dense
 * screens.
 */
export const PROFILE_PHOTO_SIZE_PX = 60;

/** The hash that opens the address check, on load and when the address changes. */
export const ADDRESS_CHECK_HASH = '#checkaddress';

/** Name that all dropdowns of the header share, so that the browser keeps at most one open. */
export const HEADER_DROPDOWN_NAME = 'header-menu';

/** Attribute of the root element while the page is scrolled past {@link HEADER_ELEVATION_SCROLL_PX}. */
export const SCROLLED_ATTRIBUTE = 'data-scrolled';

/** Attribute of the root element while the page is scrolled past {@link STICKY_CTA_SCROLL_PX}. */
export const SCROLLED_FAR_ATTRIBUTE = 'data-scrolled-far';

/** Attribute of the root element once the portal has reported that the visitor is a customer. */
export const CUSTOMER_ATTRIBUTE = 'data-customer';

/**
 * Attribute of the root element while an address form is in view, which offers the same as the calls to
 * action.
 */
export const FORM_IN_VIEW_ATTRIBUTE = 'data-form-in-view';
