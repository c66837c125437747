import { palette, hues, mix } from './kit/palette.ts';
import type { Point } from './kit/path.ts';
import { document, el, fill, group, place, rect, stroke } from './kit/svg.ts';
import { bundle } from './kit/threads.ts';

export interface LogoOptions {
  /** The ground it stands on: light ink on dark grounds, dark ink on light ones. */
  theme: 'light' | 'dark';
}

/** Outlines of the two words, 48 px to the em with the baseline at 0, from Bricolage Grotesque (SIL Open Font License). */
const SKEIN = {
  width: 123.6,
  d: 'M15.1 0.7Q11.9 0.7 9.4 0Q7-0.6 5.3-1.9Q3.6-3.2 2.7-5.1Q1.8-7 1.8-9.5L8.1-11.2Q8.1-9 9-7.6Q10-6.2 11.6-5.5Q13.2-4.8 15.3-4.8Q17.2-4.8 18.6-5.3Q20-5.8 20.7-6.6Q21.4-7.4 21.4-8.4Q21.4-9.7 20.4-10.6Q19.5-11.4 17.9-12Q16.3-12.5 14.3-13Q12.1-13.6 10-14.3Q7.8-14.9 6.1-16Q4.3-17 3.3-18.7Q2.3-20.4 2.3-22.8Q2.3-25.8 3.7-27.9Q5.1-30 7.9-31.2Q10.7-32.4 14.5-32.4Q18.4-32.4 21.2-31.2Q24.1-30 25.6-27.7Q27.2-25.4 27.1-22.5L20.8-20.9Q20.8-22.4 20.4-23.5Q19.9-24.6 19.1-25.3Q18.3-26.1 17.1-26.5Q15.9-26.9 14.4-26.9Q12.7-26.9 11.5-26.4Q10.3-26 9.6-25.2Q8.9-24.5 8.9-23.4Q8.9-22.1 9.9-21.3Q10.9-20.5 12.6-20Q14.2-19.4 16.3-19Q18.3-18.4 20.4-17.7Q22.4-17 24.2-16Q26-15 27.1-13.2Q28.2-11.4 28.2-8.8Q28.2-5.9 26.7-3.8Q25.2-1.6 22.2-0.5Q19.2 0.7 15.1 0.7ZM32.2 0L32.2-34L39.1-34L39.1-15.3Q40.7-16.3 42-17.5Q43.3-18.7 44.2-20Q45.2-21.3 46-22.6Q46.8-24 47.2-25.2L55.3-25.2Q54.7-23.4 53.6-21.6Q52.5-19.8 51-18.2Q49.5-16.6 47.5-15.5Q45.4-14.3 43-13.8L43-13.1Q46-13.6 48-13Q50-12.4 51.3-11.1Q52.6-9.9 53.4-8.2Q54.2-6.4 54.6-4.5L55.8 0L48.1 0L47.4-3Q46.9-5.1 46.3-6.8Q45.8-8.4 44.5-9.3Q43.3-10.2 41.1-10.2L39.1-10.2L39.1 0ZM70.6 0.7Q67.5 0.7 65.1-0.2Q62.7-1.2 61.2-2.8Q59.6-4.5 58.7-6.9Q57.9-9.3 57.9-12.2Q57.9-15.1 58.7-17.5Q59.5-20 61.1-21.9Q62.6-23.9 64.9-24.9Q67.1-25.9 70.2-25.9Q73.2-25.9 75.4-24.9Q77.6-23.9 79-22Q80.4-20.1 81.1-17.4Q81.7-14.8 81.4-11.4L62.5-11.2L62.5-15.1L76.9-15.2L75-13.2Q75.2-15.7 74.7-17.3Q74.1-18.9 73-19.7Q71.8-20.4 70.2-20.4Q68.4-20.4 67.2-19.5Q66-18.5 65.3-16.7Q64.7-14.9 64.7-12.4Q64.7-8.3 66.3-6.4Q67.9-4.5 70.6-4.5Q72-4.5 72.8-4.9Q73.7-5.2 74.3-5.8Q74.9-6.4 75.1-7.2Q75.4-7.9 75.5-8.7L81.8-7.7Q81.5-6 80.8-4.4Q80.1-2.9 78.7-1.8Q77.4-0.7 75.4 0Q73.5 0.7 70.6 0.7ZM85.6 0L85.6-25.2L92.7-25.2L92.7 0ZM89.2-28.5Q87-28.5 86-29.3Q84.9-30.2 84.9-31.8Q84.9-33.6 86-34.4Q87-35.3 89.2-35.3Q91.2-35.3 92.3-34.4Q93.3-33.5 93.3-31.8Q93.3-30.2 92.3-29.4Q91.2-28.5 89.2-28.5ZM97.8 0L97.8-14.9L97.8-25.2L103.6-25.2L103.6-16.9L104.4-16.9Q104.9-20 106-22Q107.1-24 108.8-24.9Q110.5-25.9 113-25.9Q117.1-25.9 119.3-23Q121.5-20 121.5-13.7L121.5 0L114.4 0L114.4-12.9Q114.4-16.7 113.4-18.3Q112.3-19.9 110.3-19.9Q108.5-19.9 107.3-18.8Q106.1-17.6 105.5-15.6Q104.9-13.5 104.9-10.8L104.9 0Z',
} as const;
const FIBER = {
  width: 107.5,
  d: 'M3.5 0L3.5-31.7L8.2-31.7L8.2 0ZM5.5-13.3L5.5-17.3L22.8-17.3L22.8-13.3ZM5.5-27.7L5.5-31.7L24.8-31.7L24.8-27.7ZM28.8 0L28.8-24.9L33.4-24.9L33.4 0ZM31.1-28.8Q29.6-28.8 28.8-29.4Q28-30 28-31.2Q28-32.5 28.8-33.1Q29.6-33.8 31.1-33.8Q32.6-33.8 33.4-33.1Q34.1-32.4 34.1-31.2Q34.1-30.1 33.3-29.4Q32.6-28.8 31.1-28.8ZM52.3 0.6Q50 0.6 48.3-0.4Q46.6-1.4 45.6-3.1Q44.6-4.8 44.1-7.2L43.4-7.2L43.7 0L39.6 0L39.6-12.1L39.6-33.4L44.2-33.4L44.2-26.2Q44.2-24.9 44.1-23.4Q44-22 43.8-20.4Q43.6-18.9 43.3-17.2L44.1-17.2Q44.5-19.6 45.5-21.5Q46.5-23.3 48.2-24.4Q49.9-25.5 52.4-25.5Q55.3-25.5 57.5-23.9Q59.6-22.3 60.8-19.4Q62-16.5 62-12.4Q62-8.4 60.8-5.5Q59.6-2.6 57.4-1Q55.2 0.6 52.3 0.6ZM51.1-3.4Q53.1-3.4 54.5-4.4Q55.9-5.5 56.6-7.5Q57.3-9.6 57.3-12.3Q57.3-15.1 56.6-17.2Q55.9-19.2 54.5-20.4Q53.1-21.6 51.1-21.6Q49.7-21.6 48.5-20.9Q47.4-20.3 46.6-19.3Q45.8-18.3 45.3-17.1Q44.8-15.9 44.5-14.8Q44.2-13.6 44.2-12.6L44.2-12Q44.2-10.7 44.6-9.1Q45.1-7.6 46-6.3Q46.9-5 48.2-4.2Q49.5-3.4 51.1-3.4ZM77.7 0.6Q74.9 0.6 72.6-0.3Q70.4-1.2 69-2.9Q67.5-4.5 66.7-6.9Q65.9-9.2 65.9-12Q65.9-14.9 66.7-17.3Q67.4-19.7 68.9-21.6Q70.3-23.5 72.5-24.5Q74.6-25.5 77.4-25.5Q79.9-25.5 81.9-24.6Q83.8-23.7 85.2-22Q86.5-20.4 87.2-17.8Q87.8-15.3 87.6-12L68.9-11.9L68.9-14.8L84.7-15L83.4-13.2Q83.6-15.9 82.9-17.8Q82.2-19.7 80.8-20.7Q79.4-21.6 77.3-21.6Q75.2-21.6 73.7-20.5Q72.1-19.4 71.3-17.3Q70.4-15.1 70.4-12.2Q70.4-7.7 72.3-5.4Q74.2-3 77.8-3Q79.4-3 80.4-3.5Q81.5-3.9 82.3-4.7Q83.1-5.4 83.5-6.3Q83.9-7.2 83.9-8.2L88.1-7.4Q87.8-5.7 87-4.2Q86.2-2.7 84.9-1.6Q83.6-0.6 81.8 0Q80.1 0.6 77.7 0.6ZM92.8 0L92.8-13.1L92.8-24.9L96.8-24.9L96.4-15.6L97.2-15.6Q97.6-18.7 98.5-20.9Q99.4-23.1 100.9-24.3Q102.4-25.5 104.5-25.5Q104.9-25.5 105.6-25.4Q106.2-25.2 106.9-25L106.7-20.2Q106-20.5 105.3-20.7Q104.6-20.8 104-20.8Q102.2-20.8 100.8-19.6Q99.5-18.4 98.6-16.2Q97.8-13.9 97.4-10.9L97.4 0Z',
} as const;

interface SymbolColors {
  outer: string;
  middle: string;
}

const symbolColors: Readonly<Record<LogoOptions['theme'], SymbolColors>> = {
  light: { outer: hues.teal.base, middle: hues.teal.bright },
  dark: { outer: hues.teal.bright, middle: '#BFEFE6' },
};

/**
 * The mark, 64 × 64: three parallel threads run an S; the outer two close into a hank at both ends, the middle one is
 * the loose end. Two arcs of radius 11 ± 6 around (32, 21) and (32, 43) meet exactly at the middle.
 */
function mark(colors: SymbolColors): string {
  const at = (cx: number, cy: number, r: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round((cx + Math.cos(angle) * r) * 10) / 10} ${Math.round((cy + Math.sin(angle) * r) * 10) / 10}`;
  };
  const START = -18;
  const END = 162;
  const run = (top: number): string => {
    const bottom = 22 - top;
    return `A${top} ${top} 0 1 0 32 ${21 + top}A${bottom} ${bottom} 0 1 1 ${at(32, 43, bottom, END)}`;
  };
  const back = `A17 17 0 1 0 32 26A5 5 0 1 1 ${at(32, 21, 5, START)}`;
  const outer = `M${at(32, 21, 17, START)}${run(17)}A6 6 0 0 0 ${at(32, 43, 17, END)}${back}A6 6 0 0 0 ${at(32, 21, 17, START)}z`;
  return stroke(outer, colors.outer, 4) + stroke(`M${at(32, 21, 11, START - 6)}${run(11)}`, colors.middle, 4);
}

/** The mark alone, 64 × 64. */
export function logoSymbol(options: LogoOptions): string {
  return document(64, 64, mark(symbolColors[options.theme]));
}

/** The logo: mark and name side by side, 300 × 64. */
export function logo(options: LogoOptions): string {
  const dark = options.theme === 'dark';
  const ink = dark ? palette.paper : palette.ink;
  const soft = dark ? hues.teal.bright : hues.teal.base;
  const start = 66;
  return document(
    Math.ceil(start + SKEIN.width + FIBER.width + 14),
    64,
    mark(symbolColors[options.theme]),
    group(
      { transform: `translate(${start} 47)` },
      fill(SKEIN.d, ink),
      el('g', { transform: `translate(${Math.round((SKEIN.width + 10) * 10) / 10})` }, fill(FIBER.d, soft)),
    ),
  );
}

/** The icon of the browser's tab: the mark on a tile, legible at 16 px. */
export function favicon(): string {
  return document(64, 64, rect(0, 0, 64, 64, palette.ink, 15), place(mark(symbolColors.dark), 3.2, 3.2, 0.9));
}

/** The icon of an installed site, 512 × 512, with the safe zone that round masks need. */
export function appIcon(): string {
  return document(512, 512, rect(0, 0, 512, 512, palette.ink), place(mark(symbolColors.dark), 96, 96, 5));
}

/** The ground of shared links' pictures, 1200 × 630: a title stands at the left, the weave runs at the right. */
export function ogBackground(): string {
  const teal = { from: hues.teal.base, to: hues.teal.bright, width: 2.4 };
  const low: Point[] = [
    [-60, 560],
    [200, 600],
    [460, 540],
    [700, 590],
    [900, 420],
    [1010, 240],
    [1260, 150],
  ];
  const high: Point[] = [
    [640, -60],
    [740, 60],
    [900, 170],
    [1010, 330],
    [1120, 470],
    [1260, 540],
  ];
  return document(
    1200,
    630,
    rect(0, 0, 1200, 630, palette.ink),
    bundle(low, 13, 7, teal, 90),
    bundle(
      high,
      9,
      7,
      { from: mix(hues.amber.base, palette.ink, 0.2), to: hues.amber.bright, width: 2.2 },
      90,
    ),
    place(mark(symbolColors.dark), 72, 64, 1.35),
  );
}
