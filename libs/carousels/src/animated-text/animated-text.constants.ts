/** Between one character taking its color and the next. */
export const CHARACTER_INTERVAL_MS = 100;

/** What would go on for longer than this stands in color from the start: nobody could stop it. */
export const LONGEST_ANIMATION_MS = 5000;

/** Share of the text in view from which on it takes its color. */
export const IN_VIEW_SHARE = 0.5;
