/** The drawings of the networks by themselves, for a row of links to them: `Glyph` draws one without the whole set. */
export const networkPaths = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M8.3 12a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M16.7 7.3v.05',
  facebook: 'M16 3.5h-1.6c-2.5 0-3.9 1.6-3.9 4V21M7.3 11.7h7.9',
  x: 'M4.5 4.5h3.3l11.7 15h-3.3zM19 4.5l-6 6.6M10.8 13.3L5 19.5',
  youtube:
    'M5.5 5.8c4.3-.7 8.7-.7 13 0a2.7 2.7 0 0 1 2.3 2.2c.5 2.7.5 5.3 0 8a2.7 2.7 0 0 1-2.3 2.2c-4.3.7-8.7.7-13 0A2.7 2.7 0 0 1 3.2 16c-.5-2.7-.5-5.3 0-8a2.7 2.7 0 0 1 2.3-2.2M10 9v6l5.2-3z',
  linkedin: 'M5.3 9.8v9.7M5.3 5.3v.05M10 19.5V9.8M10 13.7c.5-2.6 2-4 4.2-4 2.8 0 4.3 1.6 4.3 4.6v5.2',
  tiktok: 'M13.5 3.5v12.3a4.2 4.2 0 1 1-4.2-4.2M13.5 3.5c.4 3.1 2.3 5 5.5 5.3',
} as const;
