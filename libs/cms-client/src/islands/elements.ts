/** Name of the element around every block that React hydrates. */
export const ISLAND = 'skein-island';
/** Name of the element around every block that a plain module enhances. */
export const ENHANCER = 'skein-enhancer';
/** Selector for an island or an enhancer. */
export const WAKING = `:is(${ISLAND},${ENHANCER})`;
