/**
 * The words beside a picture decide how high it is, up to a share of its width at which one of 4:3 shows four fifths of
 * what it is wide. Stands in a style of the picture, whose container is as wide as it is.
 */
export const keepsItsSides = 'max-block-size: 92cqi;';
