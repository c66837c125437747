/** Shares of the scroll distance, 0 to 1: where the television begins to light up, and where it is on. */
export const SWITCH_ON_FROM = 0.2;
export const SWITCH_ON_TO = 0.3;

/** Largest number of screens. With more screens, each screen would pass too quickly to be read. */
export const MAX_SCREENS = 6;

/** Scroll distance per screen, as a percentage of the window's height. */
export const WAY_PER_SCREEN_PERCENT = 55;
