/** Id of an element that follows everything a screen can show when the page opens. */
export const FIRST_VIEW_END = 'first-view-end';

/** How many blocks the browser reads before the first paint: together they are higher than any usual screen. */
export const FIRST_VIEW_BLOCKS = 3;
