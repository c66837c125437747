/** Name of the element around every block that React hydrates. */
export const ISLAND = 'skein-island';
/** Name of the element around every block that an enhancer module changes. */
export const ENHANCER = 'skein-enhancer';
/** Selector for islands and enhancers. */
export const WAKING = `:is(${ISLAND},${ENHANCER})`;
