import { pinch } from '../objects/hands.ts';
import { mix, palette } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

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
