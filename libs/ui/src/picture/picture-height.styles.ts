/** What a picture that covers its box says in its style: see `heightMost`. */
export const HEIGHT_MOST = '--height-most';

/**
 * The words beside a picture decide how high it is, up to the height at which its safe area would lose its sides; where
 * nothing is said of a picture, up to one at which one of 4:3 shows four fifths of what it is wide. Stands in a style of
 * the `img`, whose container is as wide as it is.
 */
export const keepsItsSides = `max-block-size: var(${HEIGHT_MOST}, 92cqi);`;
