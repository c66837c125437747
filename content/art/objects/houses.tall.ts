import { fill, rect, stroke } from '../svg.ts';
import { door, type House, type HouseKit } from './house-parts.ts';
import { panes, type Pane } from './panes.ts';

/** Tall and narrow, two windows to a floor. */
export function townhouse({ colors, inside, lit, siding }: HouseKit): House {
  return {
    width: 118,
    drawing:
      rect(4, -214, 110, 214, colors.wall) +
      siding(4, 110, -196, -74, 14) +
      rect(-2, -222, 122, 16, colors.roof, 3) +
      rect(2, -206, 114, 6, colors.trim) +
      panes(
        [
          ...[0, 1, 2, 3].map((n): Pane => [
            20 + (n % 2) * 48,
            -188 + (n >> 1) * 62,
            30,
            42,
            lit(n + 1),
            inside(n),
          ]),
          [20, -62, 30, 40, true, inside(2)],
        ],
        colors,
      ) +
      door(68, 30, 62, colors) +
      fill('M58 0h50v-6h-6v-6h-38v6h-6z', colors.trim),
    roofline: [
      [4, 0],
      [4, -204],
      [-2, -206],
      [-2, -222],
      [120, -222],
      [120, -206],
      [114, -204],
      [114, 0],
    ],
    entry: [18, -12],
    window: [35, -42],
  };
}

/** A steep gable over a bay. */
export function victorian({ colors, dark, inside, lit, roof, siding, seed }: HouseKit): House {
  return {
    width: 130,
    drawing:
      rect(88, -214, 16, 50, colors.roof) +
      fill('M8 0V-148L65-218L122-148V0z', colors.wall) +
      siding(8, 114, -148, -80, 12) +
      roof([
        [-4, -140],
        [65, -232],
        [134, -140],
        [124, -132],
        [65, -210],
        [6, -132],
      ]) +
      fill('M10 -4V-64H66V-4z', dark) +
      rect(6, -72, 64, 9, colors.roof, 2) +
      panes(
        [
          [50, -172, 30, 36, lit(2), inside(2)],
          [22, -112, 28, 34, lit(0) || seed % 2 === 0, inside(4)],
          [78, -112, 28, 34, lit(3), inside(3)],
          [20, -54, 36, 38, true, inside(1)],
        ],
        colors,
      ) +
      door(82, 28, 60, colors),
    roofline: [
      [8, 0],
      [8, -138],
      [-4, -140],
      [65, -232],
      [88, -201],
      [88, -214],
      [104, -214],
      [104, -180],
      [134, -140],
      [122, -138],
      [122, 0],
    ],
    entry: [16, -10],
    window: [38, -35],
  };
}

/** Three floors of apartments with a tank on the roof. */
export function flats({ colors, dark, inside, lit }: HouseKit): House {
  return {
    width: 156,
    drawing:
      rect(96, -286, 30, 26, colors.roof, 3) +
      stroke('M100 -262v12M122 -262v12', colors.roof, 4) +
      rect(4, -252, 148, 252, colors.wall) +
      rect(-2, -260, 160, 12, colors.roof, 2) +
      stroke('M4 -180h148M4 -120h148M4 -62h148', dark, 1.6, { strokeLinecap: 'butt' }) +
      panes(
        [
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n): Pane => [
            20 + (n % 3) * 44,
            -232 + Math.floor(n / 3) * 60,
            28,
            36,
            lit(n),
            n % 2 ? undefined : inside(n),
          ]),
          [20, -48, 28, 32, true, inside(3)],
          [110, -48, 28, 32, lit(1)],
        ],
        colors,
      ) +
      door(64, 30, 50, colors),
    roofline: [
      [4, 0],
      [4, -248],
      [-2, -248],
      [-2, -260],
      [96, -260],
      [96, -286],
      [126, -286],
      [126, -260],
      [158, -260],
      [158, -248],
      [152, -248],
      [152, 0],
    ],
    entry: [18, -12],
    window: [34, -32],
  };
}
