/**
 * Drawings by themselves, for parts that are on every page: a script that needs one does not carry the whole set.
 */
export const menuGlyph = 'M3.5 7.5c4-1.6 8 1.6 17 0M3.5 12.2c4-1.6 8 1.6 17 0M3.5 16.9c4-1.6 8 1.6 11 .4';
export const closeGlyph = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const chevronDownGlyph = 'M5 9l7 7 7-7';
export const externalGlyph = 'M7 17L18.5 5.5M9 5.5h9.5V15';
export const phoneGlyph =
  'M8.4 3.8l1.8 4.4-2.3 1.7a12.6 12.6 0 0 0 6.2 6.2l1.7-2.3 4.4 1.8v3a1.9 1.9 0 0 1-2.1 1.9C10.4 19.9 4.1 13.6 3.5 5.9A1.9 1.9 0 0 1 5.4 3.8z';
export const warningGlyph =
  'M10.3 4.7L2.9 17.6A2 2 0 0 0 4.6 20.5h14.8a2 2 0 0 0 1.7-2.9L13.7 4.7a2 2 0 0 0-3.4 0M12 9.3v4.7M12 17.1v.05';
