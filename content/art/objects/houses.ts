import { mix } from '../palette.ts';
import { poly, type Point } from '../path.ts';
import { circle, fill, rect, stroke } from '../svg.ts';
import { INSIDE, door, type House, type HouseKind } from './house-parts.ts';
import { box, panes, type HouseColors, type Inside, type Pane } from './panes.ts';

/** One house in front view. `seed` picks what is seen in its windows and which of them are lit. */
export function house(kind: HouseKind, colors: HouseColors, seed = 0): House {
  const dark = mix(colors.wall, '#0E1630', 0.16);
  const inside = (n: number): Inside => INSIDE[(n * 3 + seed) % INSIDE.length] ?? 'plant';
  const lit = (n: number): boolean => (n * 7 + seed * 5) % 4 !== 0;
  const roof = (points: readonly Point[]): string =>
    fill(poly(points, { closed: true, radius: 4 }), colors.roof);
  const siding = (x: number, width: number, top: number, bottom: number, step = 12): string => {
    let d = '';
    for (let y = top + step; y < bottom; y += step) d += `M${x} ${y}h${width}`;
    return stroke(d, dark, 1.2, { strokeLinecap: 'butt', opacity: 0.7 });
  };
  switch (kind) {
    case 'gable':
      return {
        width: 160,
        drawing:
          rect(112, -186, 20, 50, colors.roof) +
          rect(108, -190, 28, 8, colors.trim, 2) +
          fill('M10 0V-112L80-170L150-112V0z', colors.wall) +
          siding(10, 140, -112, 0) +
          roof([
            [-4, -106],
            [80, -182],
            [164, -106],
            [154, -96],
            [80, -162],
            [6, -96],
          ]) +
          circle(80, -124, 13, colors.trim) +
          circle(80, -124, 10, lit(5) ? colors.lit : colors.unlit) +
          stroke('M80 -134v20M70 -124h20', colors.trim, 1.6) +
          panes([[28, -84, 50, 46, true, inside(1)]], colors) +
          door(102, 32, 66, colors) +
          rect(94, -6, 48, 6, colors.trim, 1),
        roofline: [
          [10, 0],
          [10, -100],
          [-4, -104],
          [80, -182],
          [108, -157],
          [108, -190],
          [136, -190],
          [136, -131],
          [164, -104],
          [150, -100],
          [150, 0],
        ],
        entry: [28, -14],
        window: [53, -62],
      };
    case 'townhouse':
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
    case 'bungalow':
      return {
        width: 216,
        drawing:
          rect(14, -86, 188, 86, colors.wall) +
          siding(14, 188, -86, 0, 11) +
          roof([
            [-6, -84],
            [48, -142],
            [168, -142],
            [222, -84],
          ]) +
          fill('M82-142L108-168L134-142L134-112H82z', colors.wall) +
          roof([
            [74, -138],
            [108, -174],
            [142, -138],
            [136, -132],
            [108, -160],
            [80, -132],
          ]) +
          panes(
            [
              [96, -140, 24, 22, lit(3)],
              [28, -66, 56, 38, true, inside(0)],
              [158, -64, 28, 34, lit(1), inside(3)],
            ],
            colors,
          ) +
          door(106, 30, 64, colors) +
          rect(-2, -10, 220, 10, colors.trim, 2) +
          fill([10, 92, 148, 200].map((x) => box(x, -84, 7, 76)).join(''), colors.trim) +
          rect(2, -88, 212, 7, colors.trim, 2),
        roofline: [
          [10, 0],
          [10, -80],
          [-6, -84],
          [48, -142],
          [76, -142],
          [74, -138],
          [108, -174],
          [142, -138],
          [140, -142],
          [168, -142],
          [222, -84],
          [206, -80],
          [206, 0],
        ],
        entry: [28, -14],
        window: [56, -46],
      };
    case 'modern':
      return {
        width: 186,
        drawing:
          fill('M8 0V-92H98V0z', dark) +
          fill('M70 0V-158L178-124V0z', colors.wall) +
          roof([
            [62, -152],
            [186, -114],
            [186, -126],
            [62, -168],
          ]) +
          rect(0, -100, 74, 10, colors.roof, 2) +
          panes(
            [
              [22, -72, 34, 40, lit(1), inside(1)],
              [92, -108, 66, 44, true, inside(4)],
              [136, -48, 26, 26, lit(2)],
            ],
            colors,
          ) +
          door(92, 28, 56, colors) +
          stroke('M84 0v-130', dark, 1.4),
        roofline: [
          [8, 0],
          [8, -90],
          [0, -90],
          [0, -100],
          [70, -100],
          [70, -152],
          [62, -152],
          [62, -168],
          [186, -126],
          [186, -114],
          [178, -116],
          [178, 0],
        ],
        entry: [96, -12],
        window: [125, -86],
      };
    case 'victorian':
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
    case 'flats':
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
}
