/** The two main text colors. They have their own module for code that measures contrast. */
export const INK = '#0e1729';
export const PAPER = '#fbf7f0';
