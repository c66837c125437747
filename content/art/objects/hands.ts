import { mix, palette, skins, type SkinName } from '../palette.ts';
import { ribbon, smooth, type Point } from '../path.ts';
import { fill, stroke } from '../svg.ts';

/** A hand that pinches: thumb and forefinger meet at the origin, the arm comes from the left. */
export function pinch(skin: SkinName, sleeve: string, cuff: string): string {
  const { base, shade } = skins[skin];
  const finger = (points: Point[], widths: number[]): string =>
    fill(ribbon(points, widths), base, { stroke: shade, strokeWidth: 2 });
  return (
    finger(
      [
        [-150, 34],
        [-96, 66],
        [-58, 62],
        [-48, 44],
      ],
      [44, 40, 34, 26],
    ) +
    finger(
      [
        [-150, 24],
        [-84, 48],
        [-44, 44],
        [-36, 28],
      ],
      [44, 42, 36, 28],
    ) +
    fill(
      smooth(
        [
          [-250, -44],
          [-190, -62],
          [-130, -58],
          [-92, -30],
          [-88, 20],
          [-110, 52],
          [-160, 62],
          [-250, 50],
        ],
        { closed: true, tension: 0.3 },
      ),
      base,
    ) +
    finger(
      [
        [-150, -30],
        [-92, -62],
        [-44, -48],
        [-2, -6],
      ],
      [50, 44, 34, 24],
    ) +
    finger(
      [
        [-138, 30],
        [-92, 34],
        [-46, 24],
        [-2, 8],
      ],
      [46, 42, 34, 24],
    ) +
    fill(
      smooth(
        [
          [-158, -46],
          [-120, -50],
          [-100, -30],
          [-112, 10],
          [-150, 26],
        ],
        { closed: true, tension: 0.3 },
      ),
      base,
    ) +
    fill('M-14 -14q12 0 14 9q-8 4 -16 -2z', mix(base, '#ffffff', 0.5)) +
    stroke('M-96 -42q6 8 2 18M-86 22q8 -4 8 -12', shade, 2.4) +
    fill(
      smooth(
        [
          [-480, -110],
          [-330, -84],
          [-226, -66],
          [-218, 0],
          [-226, 66],
          [-330, 92],
          [-480, 120],
        ],
        { closed: true, tension: 0.18 },
      ),
      sleeve,
    ) +
    fill('M-250 -74q14 -4 34 -2q14 70 2 148q-22 4 -38 -2q14 -70 2 -144z', cuff) +
    stroke('M-300 -60q30 60 6 128M-344 -66q26 60 0 140', mix(sleeve, palette.ink, 0.25), 2.4)
  );
}

/** A remote control from its side, 250 long, its front end at the origin; it points left. Buttons are on its upper edge. */
function remote(body: string, lit: string): string {
  return (
    fill('M8 -17H236q16 0 16 17t-16 17H8q-20 0 -20 -17t20 -17z', body) +
    fill('M8 6H240q-4 11 -14 11H8q-12 0 -17 -11z', mix(body, palette.ink, 0.35)) +
    fill('M-12 0q0 -17 20 -17v34q-20 0 -20 -17z', lit) +
    [44, 72, 100, 196, 218]
      .map((x) => fill(`M${x} -17q0 -6 5 -6h10q5 0 5 6z`, mix(body, '#ffffff', 0.35)))
      .join('')
  );
}

/** A hand that holds a remote and points left: thumb on top, fingers round the underside, the arm to the lower right. */
export function pointing(skin: SkinName, sleeve: string, cuff: string, body: string, lit: string): string {
  const { base, shade } = skins[skin];
  const finger = (points: Point[], widths: number[], color = base): string =>
    fill(ribbon(points, widths), color, { stroke: shade, strokeWidth: 2 });
  return (
    // Sleeve and wrist
    fill(
      smooth(
        [
          [300, 26],
          [352, 60],
          [470, 150],
          [620, 262],
          [540, 372],
          [388, 246],
          [286, 158],
          [250, 110],
        ],
        { closed: true, tension: 0.16 },
      ),
      sleeve,
    ) +
    fill(
      smooth(
        [
          [116, 22],
          [150, -34],
          [206, -40],
          [262, -14],
          [316, 40],
          [286, 128],
          [228, 112],
          [160, 84],
        ],
        { closed: true, tension: 0.3 },
      ),
      base,
    ) +
    remote(body, lit) +
    // The fingers come up from below; the nearest one last
    finger(
      [
        [236, 84],
        [216, 60],
        [206, 26],
        [208, 6],
      ],
      [40, 36, 32, 26],
    ) +
    finger(
      [
        [212, 92],
        [184, 66],
        [172, 28],
        [174, 4],
      ],
      [44, 40, 35, 28],
    ) +
    finger(
      [
        [184, 92],
        [150, 68],
        [137, 30],
        [139, 4],
      ],
      [46, 42, 36, 29],
    ) +
    finger(
      [
        [164, 86],
        [116, 68],
        [100, 34],
        [101, 8],
      ],
      [46, 42, 36, 29],
    ) +
    // Heel of the hand, where they meet
    fill(
      smooth(
        [
          [150, 64],
          [196, 74],
          [244, 58],
          [282, 62],
          [300, 96],
          [268, 126],
          [214, 118],
          [164, 100],
        ],
        { closed: true, tension: 0.3 },
      ),
      base,
    ) +
    finger(
      [
        [252, -4],
        [206, -34],
        [150, -44],
        [102, -28],
      ],
      [56, 46, 36, 28],
    ) +
    fill('M96 -38q-12 0 -16 9q8 8 20 4q2 -8 -4 -13z', mix(base, '#ffffff', 0.5)) +
    stroke('M232 -24q14 10 18 24', shade, 2.4) +
    fill('M296 22q20 4 34 20q4 60 -44 128q-24 -2 -36 -22q36 -56 46 -126z', cuff)
  );
}
