/** Share of the way through the block, 0 to 1, at which the television begins to light up, and at which it is on. */
export const SWITCH_ON_FROM = 0.2;
export const SWITCH_ON_TO = 0.3;

/** More screens than these would each pass too quickly to be read. */
export const MAX_SCREENS = 6;

/** Height of the window that each screen is scrolled for. Percent. */
export const WAY_PER_SCREEN_PERCENT = 55;
