/** Drawings on a 24 × 24 grid, in the format of `Glyph`. */
export const searchGlyph = 'M10.6 4a6.6 6.6 0 1 0 0 13.2a6.6 6.6 0 1 0 0-13.2M15.4 15.4L20.5 20.5';
export const backGlyph = 'M11 5l-7 7 7 7M4.5 12H20';
export const nextGlyph = 'M13 5l7 7-7 7M19.5 12H4';
export const shareGlyph = 'M12 15V3.8M7.8 7.8L12 3.6l4.2 4.2M6 11.5H5v9h14v-9h-1';
