/** Groups that a small screen shows one after the other (2§9). */
export const CITY_GROUP_COUNT = 3;

/** Width of a group on a small screen, of the list's own (2§9). Percent. */
export const CITY_SLIDE_WIDTH_PERCENT = 85;
