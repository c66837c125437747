/** Number of buildings on a page of the list. */
export const APARTMENTS_PER_PAGE = 10;

/** Largest zoom for the buildings of a list. */
export const LIST_ZOOM = 15;
/** Zoom for one building. */
export const DETAIL_ZOOM = 17;

/**
 * Least distance of the buildings from the edges of the map, in px. `around` leaves room for half of a pin that stands
 * for several buildings. `above` is for the top edge, and leaves room for a whole pin and the chooser of neighborhoods.
 */
export const MAP_ROOM_PX = { around: 36, above: 68 } as const;

/** Screens narrower than this, in px, show either the list or the map. The details of a building cover both. */
export const SMALL_VIEWPORT_PX = 769;
/** Width in px below which search and neighborhoods cover the whole screen. */
export const MOBILE_VIEWPORT_PX = 481;
/** Media queries for the two widths, for use in handlers and effects. The markup itself is the same on every screen. */
export const SMALL_SCREEN = `(width < ${SMALL_VIEWPORT_PX}px)`;
export const PHONE_SCREEN = `(width < ${MOBILE_VIEWPORT_PX}px)`;

/** Width of the column of cards beside the map, in px. */
export const CARD_WIDTH_PX = 430;
/** Height of the search row, in px. A page that is scrolled by less than this height counts as unscrolled. */
export const ADDRESS_BAR_HEIGHT_PX = 56;
/** Height of the bar with the chooser of neighborhoods and the toggle of panels, in px. */
export const NAV_HEIGHT_PX = 60;
/** Distance in px by which a small map is moved up, so that the card of a building does not cover the pin. */
export const SMALL_MAP_OFFSET_PX = 45;
/** Space around the cards, in px. */
export const LIST_PADDING_PX = 34;

/** If at most this share of a list's buildings has fiber, all pins of the list are bold. */
export const BOLD_PIN_SHARE = 0.1;

/** Duration of sliding animations, in ms. */
export const ANIMATION_MS = 400;

/** Longest search text, in characters. */
export const SEARCH_MAX_LENGTH = 60;

/** Number of results in the search on other pages. The finder itself shows all results. */
export const SEARCH_RESULTS = 8;

/** Largest data file, in bytes. A city of 50,000 buildings has about 10 MB. */
export const DATA_MAX_BYTES = 32 * 1024 * 1024;
/** Time limit for loading a data file, in ms. */
export const DATA_TIMEOUT_MS = 20_000;
