/** Name of the element around every block that React hydrates. */
export const ISLAND = 'skein-island';
/** Name of the element around every block that an enhancer module changes. */
export const ENHANCER = 'skein-enhancer';
/** Selector for islands and enhancers. */
export const WAKING = `:is(${ISLAND},${ENHANCER})`;
/**
 * Selector suffix for elements of a part whose script has failed. A part that works by itself inside such a part does
 * not count: its own script runs. Styles write `&${GAVE_UP}` or `&:not(${GAVE_UP})`.
 */
export const GAVE_UP = `:is([given-up] *):not([given-up] ${WAKING}:not([given-up]) *)`;
