/** ms after which the focus follows to the dot of the story that was gone to: the page has come to rest by then. */
export const FOCUS_DELAY_MS = 500;
