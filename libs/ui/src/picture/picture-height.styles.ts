/** Name of the CSS property for the maximum height of a picture that covers its box. See `heightMost`. */
export const HEIGHT_MOST = '--height-most';

/**
 * Limits the height of a picture beside a text. Otherwise, a long text would make the picture so high that the styles
 * cut its safe area at the sides. A picture of 4:3 without a safe area keeps at least four fifths of its width. Use it
 * for an `img` that is as wide as its container.
 */
export const keepsItsSides = `max-block-size: var(${HEIGHT_MOST}, 92cqi);`;
