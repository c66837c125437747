/** Name of the element around every block that React takes over. */
export const ISLAND = 'skein-island';
/** Name of the element around every block that a plain module makes move. */
export const ENHANCER = 'skein-enhancer';
/** Either of them. */
export const WAKING = `:is(${ISLAND},${ENHANCER})`;
