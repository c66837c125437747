/** Minimum height of a window, in rem, in which parts such as the header stay in view while the page scrolls. */
export const LOW_WINDOW_REM = 32;
