import { createHash } from 'node:crypto';

const BACKGROUNDS = ['#cfe8e4', '#e4dcf5', '#f8e3bf', '#f9d7cd'];
const SKINS = ['#8a5a3c', '#c98f62', '#e8bd98', '#5f3b28'];
const HAIR_COLOURS = ['#1b1a22', '#4a2c1d', '#7d7f8c', '#a5532a'];
const TOPS = ['#0b6e69', '#5b3fa6', '#8f5600', '#a93a26'];

/**
 * SVG paths of hair: short, long, and tied up. The picture draws the hair first, so that shoulders and head cover parts
 * of it.
 */
const HAIRSTYLES = [
  'M38 52a22 24 0 0 1 44 0v4H38z',
  'M36 54a24 26 0 0 1 48 0l3 34H33z',
  'M38 54a22 24 0 0 1 44 0v4H38zM49 26a11 11 0 1 1 22 0 11 11 0 0 1-22 0z',
];

/** Returns one of the entries. The same seed and index always give the same entry. */
function choose<T>(entries: readonly T[], seed: Buffer, index: number): T {
  const entry = entries[seed.readUInt8(index) % entries.length];
  if (entry === undefined) throw new Error('nothing to choose from');
  return entry;
}

/**
 * Returns a head-and-shoulders picture of a made-up person. The same id always gives the same picture. The SVG
 * has neither styles nor script, so the strictest content security policy allows it.
 */
export function avatarSvg(id: string): string {
  const seed = createHash('sha256').update(id).digest();
  const skin = choose(SKINS, seed, 1);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">',
    `<path fill="${choose(BACKGROUNDS, seed, 0)}" d="M0 0h120v120H0z"/>`,
    `<path fill="${choose(HAIR_COLOURS, seed, 2)}" d="${choose(HAIRSTYLES, seed, 3)}"/>`,
    `<path fill="${choose(TOPS, seed, 4)}" d="M16 120c0-26 18-38 44-38s44 12 44 38z"/>`,
    `<path fill="${skin}" d="M51 70h18v14a9 9 0 0 1-18 0z"/>`,
    `<ellipse fill="${skin}" cx="60" cy="57" rx="18" ry="21"/>`,
    `<path fill="${choose(HAIR_COLOURS, seed, 2)}" d="M40 57c1-18 10-23 20-23s19 5 20 23c-6-3-10-8-12-13-6 7-17 12-28 13z"/>`,
    '</svg>',
  ].join('');
}
