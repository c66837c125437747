/** Icons of the quiz on a grid of 24 px, each as one path. */
export const personGlyph =
  'M8.4 7.6a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0M4.8 20.8c.2-5 3-7.4 7.2-7.4s7 2.4 7.2 7.4';
export const plusGlyph = 'M12 4.5v15M4.5 12h15';
export const minusGlyph = 'M4.5 12h15';
export const backGlyph = 'M20.5 12h-16M10.5 6l-6 6 6 6';
export const onGlyph = 'M3.5 12h16M13.5 6l6 6-6 6';
