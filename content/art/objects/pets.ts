import { palette } from '../palette.ts';
import { smooth } from '../path.ts';
import { circle, fill, stroke } from '../svg.ts';

/** A cat that sits and looks right; 100 high. */
export function cat(coat: string, dark: string): string {
  return (
    stroke('M-26 -10q-40 6 -34 -30q2 -14 14 -16', coat, 11) +
    fill(
      smooth(
        [
          [-34, 0],
          [-38, -34],
          [-20, -62],
          [8, -72],
          [24, -50],
          [26, -20],
          [32, 0],
        ],
        { closed: true, tension: 0.3, digits: 0 },
      ),
      coat,
    ) +
    fill(
      smooth(
        [
          [-6, -72],
          [-6, -92],
          [8, -100],
          [28, -98],
          [38, -84],
          [34, -68],
          [14, -60],
        ],
        { closed: true, tension: 0.34, digits: 0 },
      ),
      coat,
    ) +
    fill('M-6 -88L-6 -114L10 -100zM20 -100L36 -112L37 -86z', coat) +
    fill('M-3 -92L-3 -106L6 -98z', dark) +
    stroke('M20 0q2 -26 -2 -40M-8 -1h-14', dark, 2.4) +
    circle(18, -84, 2.6, palette.ink) +
    circle(31, -84, 2.4, palette.ink) +
    fill('M23 -77h6l-3 4z', dark) +
    stroke('M-30 -40q8 2 12 -4M-32 -28q10 2 14 -4', dark, 3)
  );
}

/** A cat that plays: front low, paw out, tail up; looks right; 170 long. */
export function playingCat(coat: string, dark: string): string {
  return (
    stroke('M-70 -62q-26 -20 -18 -52q4 -18 22 -18', coat, 13) +
    fill('M-80 -50q6 30 -2 50h24q8-16 10-34z', dark) +
    fill(
      smooth(
        [
          [-84, -48],
          [-66, -84],
          [-26, -84],
          [14, -62],
          [40, -44],
          [40, -18],
          [6, -20],
          [-30, -28],
          [-60, -16],
          [-76, -22],
        ],
        { closed: true, tension: 0.32, digits: 0 },
      ),
      coat,
    ) +
    fill('M-76 -40q2 24 -8 40h26q12-16 14-40z', coat) +
    fill('M16 -34q-2 20 4 34h-26q-6 0-2-6q8-4 4-24z', dark) +
    fill('M30 -40q34 8 56 6q12 0 14 8q0 8 -12 8q-34 2 -62 -4z', coat) +
    fill(
      smooth(
        [
          [26, -58],
          [24, -82],
          [38, -96],
          [60, -94],
          [72, -78],
          [68, -60],
          [46, -50],
        ],
        { closed: true, tension: 0.34, digits: 0 },
      ),
      coat,
    ) +
    fill('M24 -80L22 -110L42 -94zM52 -96L70 -108L72 -80z', coat) +
    fill('M27 -86L26 -101L37 -93z', dark) +
    circle(50, -76, 3, palette.ink) +
    circle(64, -75, 2.8, palette.ink) +
    fill('M56 -68h7l-3 4z', dark) +
    stroke('M-50 -82q4 12 -2 22M-34 -84q6 12 0 22M-18 -80q6 10 2 18', dark, 4)
  );
}
