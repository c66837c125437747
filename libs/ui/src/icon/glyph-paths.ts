/** Paths of icons that are on every page. Pages that use only these icons do not load the icon set. */
export const menuGlyph = 'M3.5 7.5c4-1.6 8 1.6 17 0M3.5 12.2c4-1.6 8 1.6 17 0M3.5 16.9c4-1.6 8 1.6 11 .4';
export const closeGlyph = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const chevronDownGlyph = 'M5 9l7 7 7-7';
export const externalGlyph = 'M7 17L18.5 5.5M9 5.5h9.5V15';
export const phoneGlyph =
  'M8.4 3.8l1.8 4.4-2.3 1.7a12.6 12.6 0 0 0 6.2 6.2l1.7-2.3 4.4 1.8v3a1.9 1.9 0 0 1-2.1 1.9C10.4 19.9 4.1 13.6 3.5 5.9A1.9 1.9 0 0 1 5.4 3.8z';
export const warningGlyph =
  'M10.3 4.7L2.9 17.6A2 2 0 0 0 4.6 20.5h14.8a2 2 0 0 0 1.7-2.9L13.7 4.7a2 2 0 0 0-3.4 0M12 9.3v4.7M12 17.1v.05';
export const pinGlyph =
  'M12 21.2c-3.7-4.2-6.5-7.4-6.5-11A6.5 6.5 0 0 1 12 3.6a6.5 6.5 0 0 1 6.5 6.6c0 3.6-2.8 6.8-6.5 11zM9.6 10.2a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0';
export const playGlyph = 'M7.5 5.2v13.6a.8.8 0 0 0 1.2.7l10.7-6.8a.8.8 0 0 0 0-1.4L8.7 4.5a.8.8 0 0 0-1.2.7';
export const pauseGlyph = 'M8.5 5v14M15.5 5v14';
export const clockGlyph = 'M3.3 12a8.7 8.7 0 1 0 17.4 0 8.7 8.7 0 1 0-17.4 0M12 6.8V12l3.6 2.6';
export const boltGlyph = 'M13.3 3L5 13.6h6.3L10.4 21 19 10.2h-6.5z';
export const checkGlyph = 'M4.5 12.8l4.9 5L19.5 6.8';
