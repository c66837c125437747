/** Groups that a small screen shows one after the other. */
export const CITY_GROUP_COUNT = 3;

/** A finger that has moved a group by no more than this lets it come back. px */
export const CITY_SWIPE_TOLERANCE_PX = 50;

/** Width of a group on a small screen, of the list's own. Percent. */
export const CITY_SLIDE_WIDTH_PERCENT = 85;
