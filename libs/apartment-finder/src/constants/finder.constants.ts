/** Buildings on a page of the list. */
export const APARTMENTS_PER_PAGE = 10;

/** Most that the map zooms in on the buildings of a list. */
export const LIST_ZOOM = 15;
/** On one building. */
export const DETAIL_ZOOM = 17;

/** Below this width the list and the map take turns, and the detail covers both, px. */
export const SMALL_VIEWPORT_PX = 769;
/** Below this width search and neighborhoods take the whole screen, px. */
export const MOBILE_VIEWPORT_PX = 481;
/** The same as media queries, for handlers and effects: what is drawn is the same on every screen. */
export const SMALL_SCREEN = `(width < ${SMALL_VIEWPORT_PX}px)`;
export const PHONE_SCREEN = `(width < ${MOBILE_VIEWPORT_PX}px)`;

/** Width of the column of cards beside the map, px. */
export const CARD_WIDTH_PX = 430;
/** Height of the row that holds the search, px. A page scrolled by less than this is at its top. */
export const ADDRESS_BAR_HEIGHT_PX = 56;
/** Height of the bar with the chooser and the toggle, px. */
export const NAV_HEIGHT_PX = 60;
/** How far a small map is shifted, so that its card does not lie over the pin that it is about, px. */
export const SMALL_MAP_OFFSET_PX = 45;
/** Room around the cards, px. */
export const LIST_PADDING_PX = 34;

/** Pins are bold while no more than this share of the buildings is ready. */
export const BOLD_PIN_SHARE = 0.1;

/** How long what slides takes to its place. */
export const ANIMATION_MS = 400;

/** Characters of a search that are looked at. */
export const SEARCH_MAX_LENGTH = 60;

/** Results that the search on other pages shows; all of them are in the finder. */
export const SEARCH_RESULTS = 8;

/** Largest data file that is read, bytes. A city of 50,000 buildings has some 10 MB. */
export const DATA_MAX_BYTES = 32 * 1024 * 1024;
/** How long a data file may take to arrive. */
export const DATA_TIMEOUT_MS = 20_000;
