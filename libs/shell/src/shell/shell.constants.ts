/** Scroll distance, in px, from which the header has a shadow. */
export const HEADER_ELEVATION_SCROLL_PX = 40;

/** Scroll distance, in px, from which the sticky call to action is visible. */
export const STICKY_CTA_SCROLL_PX = 1000;

/** Largest width, in px, of a screen that shows the account and the navigation in the drawer. */
export const PROFILE_MOBILE_MAX_PX = 1023;

/** Largest width, in px, of a screen with the sticky call to action. Forms have the same limit for phones. */
export const STICKY_CTA_MAX_PX = 599;

/** Size of the cropped profile photo, in px. The photo is shown smaller, so it is sharp on dense screens. */
export const PROFILE_PHOTO_SIZE_PX = 60;

/** The hash in the page's URL that opens the dialog of the address check. */
export const ADDRESS_CHECK_HASH = '#checkaddress';

/** Name that all dropdowns of the header share, so that the browser opens only one of them. */
export const HEADER_DROPDOWN_NAME = 'header-menu';

/** Attribute of the root element while the page is scrolled past {@link HEADER_ELEVATION_SCROLL_PX}. */
export const SCROLLED_ATTRIBUTE = 'data-scrolled';

/** Attribute of the root element while the page is scrolled past {@link STICKY_CTA_SCROLL_PX}. */
export const SCROLLED_FAR_ATTRIBUTE = 'data-scrolled-far';

/** Attribute of the root element if the portal has reported that the visitor is a customer. */
export const CUSTOMER_ATTRIBUTE = 'data-customer';

/** Attribute of the root element while a form for a street address is visible. Calls to action are then hidden. */
export const FORM_IN_VIEW_ATTRIBUTE = 'data-form-in-view';
/**
 * Attribute of the root element of a page in a small window of its own, such as the chat. Header and footer are hidden
 * there.
 */
export const POPUP_ATTRIBUTE = 'data-popup';
