/** Name of the CSS property for the maximum height of a picture that covers its box. See `heightMost`. */
export const HEIGHT_MOST = '--height-most';

/**
 * Limits the height of a picture beside a text. If a long text made the picture too high, the styles would cut
 * its safe area at the sides. Without a safe area, a picture of 4:3 keeps at least four fifths of its width.
 * Use it for an `img` that is as wide as its container.
 */
export const keepsItsSides = `max-block-size: var(${HEIGHT_MOST}, 92cqi);`;
