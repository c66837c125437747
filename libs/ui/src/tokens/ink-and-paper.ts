/**
 * The two colors in which text is set wherever possible, in a module of their own for code that measures contrast.
 */
export const INK = '#0e1729';
export const PAPER = '#fbf7f0';
