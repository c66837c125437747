/** Number of groups that a small screen shows one after the other. */
export const CITY_GROUP_COUNT = 3;

/**
 * Distance that a finger must move a group to bring the next group, in px. After a shorter swipe, the group moves back.
 */
export const CITY_SWIPE_TOLERANCE_PX = 50;

/** Width of a group on a small screen, in percent of the list's width. */
export const CITY_SLIDE_WIDTH_PERCENT = 85;
