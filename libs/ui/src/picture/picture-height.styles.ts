/** Name of the CSS property in which a covering picture sets its largest height: see `heightMost`. */
export const HEIGHT_MOST = '--height-most';

/**
 * Makes a picture as high as the text beside it, but only up to the height at which its safe area would be cut
 * off at the sides. Without a safe area, a picture of 4:3 keeps at least four fifths of its width. Use it for
 * an `img` whose container has the width of the picture.
 */
export const keepsItsSides = `max-block-size: var(${HEIGHT_MOST}, 92cqi);`;
