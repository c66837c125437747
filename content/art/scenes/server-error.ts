import { mix, palette, skins, type SkinName } from '../palette.ts';
import { lerp, ribbon, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

/** A hand that pinches: thumb and forefinger meet at the origin, the arm comes from the left. */
function pinch(skin: SkinName, sleeve: string, cuff: string): string {
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

/** Something broke on our side: two hands bring the ends of a snapped thread together. */
export function serverError(options: SceneOptions): string {
  const s = openStage(
    'error',
    options,
    { theme: 'light', hue: 'coral' },
    { width: 960, height: 600, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const wall = look.dark ? '#1B1C4A' : look.hue.wash;
  const halo = look.dark ? '#2A2A66' : mix(look.hue.tint, look.hue.wash, 0.5);
  const silk = { from: look.thread, to: look.hue.bright, width: 2.8 };
  const left: Point[] = [
    [-40, 500],
    [90, 520],
    [210, 476],
    [290, 392],
    [356, 318],
    [412, 300],
  ];
  const right: Point[] = [
    [1000, 100],
    [870, 80],
    [750, 124],
    [670, 208],
    [604, 282],
    [548, 300],
  ];
  const fray = (x: number, sign: number): string =>
    [-26, -15, -5, 6, 16, 27]
      .map((dy, i) => {
        const reach = [26, 34, 40, 38, 32, 24][i] ?? 30;
        return stroke(
          smooth([
            [x, 300 + dy * 0.28],
            [x + sign * reach * 0.5, 300 + dy * 0.5],
            [x + sign * reach, 300 + dy + (i % 2 ? 3 : -3)],
          ]),
          i % 2 ? look.thread : look.hue.bright,
          2.6,
        );
      })
      .join('');
  const sparks = [
    [480, 214, 15],
    [436, 232, 9],
    [526, 232, 9],
    [480, 388, 12],
    [440, 372, 7],
    [522, 374, 7],
  ]
    .map(([x = 0, y = 0, r = 8], i) =>
      fill(
        `M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q${-r * 0.84} ${r * 0.16} ${-r} ${r}q${-r * 0.16} ${-r * 0.84} ${-r} ${-r}q${r * 0.84} ${-r * 0.16} ${r} ${-r}z`,
        i % 2 ? look.hue.bright : look.second.base,
      ),
    )
    .join('');
  const out = [
    circle(480, 300, 226, halo),
    rings(480, 300, 272, 272, 3, 15, look.dark ? look.hue.base : look.hue.tint, 1.8),
    circle(480, 300, 74, look.dark ? '#3A3988' : palette.white),
    bundle(left, 6, (t) => lerp(8, 3, t), { ...silk, draw: s.draw(0) }, 60),
    bundle(right, 6, (t) => lerp(8, 3, t), { ...silk, draw: s.draw(0) }, 60),
    fray(412, 1),
    fray(548, -1),
    sparks,
    group(
      {},
      place(pinch('sienna', look.second.base, look.second.bright), 398, 304, 0.92, { rotate: 24 }),
      place(pinch('porcelain', '#0B7A75', '#17B8A6'), 562, 296, 0.92, { flip: true, rotate: 24 }),
    ),
  ];
  return s.frame(wall, out);
}
