/** Between one character taking its colour and the next. */
export const CHARACTER_INTERVAL_MS = 100;

/** What would go on for longer than this stands in colour from the start: nobody could stop it. */
export const LONGEST_ANIMATION_MS = 5000;

/** Share of the text in view from which on it takes its colour. */
export const IN_VIEW_SHARE = 0.5;
