/** The demo's main text colors: a dark one and a light one. */
export const INK = '#0e1729';
export const PAPER = '#fbf7f0';
