/** Drawings of the controls, as outlines on a 24 px grid. */
export const previousGlyph = 'M14.5 5l-7 7 7 7';
export const nextGlyph = 'M9.5 5l7 7-7 7';
export const playGlyph = 'M7.5 5.2v13.6a.8.8 0 0 0 1.2.7l10.7-6.8a.8.8 0 0 0 0-1.4L8.7 4.5a.8.8 0 0 0-1.2.7';
export const pauseGlyph = 'M8.5 5v14M15.5 5v14';
