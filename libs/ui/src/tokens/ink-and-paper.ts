/** The two colors that text is set in wherever it can be, by themselves: whoever measures needs no others. */
export const INK = '#0e1729';
export const PAPER = '#fbf7f0';
