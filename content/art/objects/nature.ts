import { mix } from '../kit/palette.ts';
import { ribbon, smooth, type Point } from '../kit/path.ts';
import { ellipse, fill, place, stroke } from '../kit/svg.ts';

/** A broad tree drawn from a crown and the threads of its branches; stands on y = 0, about 190 high at scale 1. */
export function tree(crown: string, trunk: string): string {
  const line = mix(crown, trunk, 0.45);
  return (
    fill(
      ribbon(
        [
          [0, 0],
          [1, -50],
          [-2, -110],
        ],
        [15, 9, 5],
        40,
        0,
      ),
      trunk,
    ) +
    fill(
      smooth(
        [
          [-58, -92],
          [-50, -134],
          [-22, -148],
          [-6, -182],
          [36, -172],
          [48, -140],
          [66, -112],
          [54, -78],
          [20, -70],
          [-20, -66],
        ],
        { closed: true, tension: 0.34, digits: 0 },
      ),
      crown,
    ) +
    stroke(
      'M-2 -70q2 -40 -4 -84M-1 -84q-18 -14 -34 -16M0 -96q18 -14 38 -18M-3 -116q-12 -12 -22 -14M-3 -126q14 -10 24 -18',
      line,
      2.4,
    )
  );
}

/** A slim tree like a spindle, about 200 high. */
export function poplar(crown: string, trunk: string): string {
  const line = mix(crown, trunk, 0.4);
  return (
    stroke('M0 0v-60', trunk, 8) +
    fill('M0 -204c22 44 34 92 28 130c-4 26-16 38-28 38s-24-12-28-38c-6-38 6-86 28-130z', crown) +
    stroke(
      'M0 -40v-120M0 -70q-12 -8 -16 -20M0 -86q12 -8 16 -22M0 -112q-9 -8 -12 -18M0 -126q8 -8 11 -18',
      line,
      2.2,
    )
  );
}

/** A conifer of three tiers, about 190 high. */
export function pine(crown: string, trunk: string): string {
  const light = mix(crown, '#ffffff', 0.1);
  return (
    stroke('M0 0v-30', trunk, 9) +
    fill('M0 -96L50 -22q-50 12 -100 0z', crown) +
    fill('M0 -146L42 -68q-42 12 -84 0z', light) +
    fill('M0 -196L32 -116q-32 10 -64 0z', crown)
  );
}

/** A low shrub, about 46 high and 90 wide. */
export function shrub(color: string): string {
  return (
    fill(
      smooth(
        [
          [-46, 0],
          [-44, -22],
          [-24, -30],
          [-8, -46],
          [16, -40],
          [26, -26],
          [44, -20],
          [48, 0],
        ],
        { closed: true, tension: 0.3, digits: 0 },
      ),
      color,
    ) + stroke('M-22 -4q-2 -10 -8 -14M2 -4q0 -18 2 -26M24 -4q2 -8 8 -12', mix(color, '#0E1630', 0.22), 2)
  );
}

/** A leaf from the origin upwards. */
export function leaf(length: number, width: number, color: string, vein: string, bend = 0): string {
  const tip: Point = [bend, -length];
  return (
    fill(
      `M0 0C${-width} ${-length * 0.3} ${bend - width * 0.8} ${-length * 0.8} ${tip[0]} ${tip[1]}C${bend + width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 0z`,
      color,
    ) + stroke(`M0 0Q${bend * 0.1} ${-length * 0.6} ${bend * 0.9} ${-length * 0.92}`, vein, 1.8)
  );
}

/** A potted plant with broad leaves, about 210 high; stands on y = 0. */
export function bigPlant(green: string, dark: string, pot: string): string {
  const vein = mix(green, '#ffffff', 0.3);
  const leaves = [
    [-64, 96, 20, dark],
    [58, 100, 20, dark],
    [-36, 128, 23, green],
    [32, 132, 22, green],
    [0, 146, 22, dark],
    [-84, 66, 17, green],
    [80, 64, 17, green],
  ] as const;
  return (
    leaves
      .map(([angle, length, width, color]) =>
        place(leaf(length, width, color, vein, angle * 0.1), 0, -62, 1, { rotate: angle * 0.72 }),
      )
      .join('') +
    fill('M-36 -70h72l-8 62q-1 8-9 8h-38q-8 0-9-8z', pot) +
    fill('M-40 -74q0-6 6-6h68q6 0 6 6v10h-80z', mix(pot, '#ffffff', 0.14))
  );
}

/** A small plant of upright leaves in a pot, about 90 high. */
export function smallPlant(green: string, pot: string): string {
  const vein = mix(green, '#ffffff', 0.35);
  return (
    [
      [-34, 46],
      [34, 46],
      [-14, 58],
      [16, 60],
    ]
      .map(([angle, length]) =>
        place(leaf(length ?? 40, 10, green, vein, (angle ?? 0) * 0.1), 0, -30, 1, { rotate: angle ?? 0 }),
      )
      .join('') + fill('M-20 -36h40l-4 32q-1 4-5 4h-22q-4 0-5-4z', pot)
  );
}

/** A hanging plant; hangs from y = 0. */
export function hangingPlant(green: string, pot: string, cord: string): string {
  return (
    stroke('M0 0L-24 70M0 0L24 70', cord, 1.8) +
    stroke('M-20 84q-22 18 -20 64M-8 90q-8 34 -4 88M10 90q10 20 6 66M22 84q20 22 16 44', green, 2.4) +
    [
      [-40, 122],
      [-40, 148],
      [-30, 104],
      [-12, 124],
      [-12, 152],
      [-12, 176],
      [16, 118],
      [16, 142],
      [16, 156],
      [38, 112],
      [38, 128],
    ]
      .map(([x, y], i) =>
        ellipse(x ?? 0, y ?? 0, 8, 5, i % 2 ? green : mix(green, '#ffffff', 0.15), {
          transform: `rotate(${i % 2 ? 40 : -40} ${x} ${y})`,
        }),
      )
      .join('') +
    fill('M-30 68h60q-2 32 -30 34q-28-2-30-34z', pot)
  );
}
