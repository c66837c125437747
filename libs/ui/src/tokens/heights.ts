/** Height of a window below which nothing stays in sight while the page scrolls, rem. */
export const LOW_WINDOW_REM = 32;
