/**
 * The words beside a picture decide how high it is, but a picture taller than wide would lose its sides.
 * Stands in a style of the picture, whose container is as wide as it is.
 */
export const noTallerThanWide = 'max-block-size: 100cqi;';
