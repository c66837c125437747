/** Width and height of the picture on a plan card, px. */
export const PLAN_PICTURE_PX = { width: 840, height: 200 } as const;
/** Height of a plan's icon, px. */
export const PLAN_ICON_HEIGHT_PX = 64;
/** Delay between the opening of the comparison and the scroll to the focused plan, ms. */
export const COMPARE_SCROLL_DELAY_MS = 100;
/** Number of features that a closed plan shows: speed, router, limits. */
export const FIRST_FEATURES = 3;
/** Name of the CSS scroll timeline of the row of plans. */
export const ROW_TIMELINE = '--plans-row';
/**
 * CSS custom property with the index of the plan in view, from 0. A script sets it in browsers without scroll
 * timelines.
 */
export const IN_VIEW_PROPERTY = '--plan-in-view';
/** Anchor of the plans section. */
export const PLANS_ANCHOR = 'plans';
/** Hash that opens the comparison. If a page has several comparisons, the hash opens the first one. */
export const COMPARE_HASH = '#compare-plans';
