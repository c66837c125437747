/** Id of an element after all that a screen can hold when the page opens. */
export const FIRST_VIEW_END = 'first-view-end';

/** The blocks that are read before anything is shown: together they are higher than any usual screen. */
export const FIRST_VIEW_BLOCKS = 3;
