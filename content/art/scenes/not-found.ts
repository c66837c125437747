import { bigPlant } from '../objects/nature.ts';
import { playingCat } from '../objects/pets.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, el, ellipse, group, num, place, rect, stroke } from '../svg.ts';
import { bundle, drawing, rings } from '../threads.ts';

/** The page that is not there: a great tangle, a loose end, and a cat who could not be happier. */
export function notFound(options: SceneOptions): string {
  const s = openStage(
    'notfound',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 600, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? '#161D48' : look.hue.wash;
  const halo = look.dark ? '#222B62' : mix(look.hue.tint, look.hue.wash, 0.5);
  const floor = look.dark ? '#0D1434' : palette.sand;
  const silk = { from: look.thread, to: look.hue.bright, width: 2.4 };
  // The tangle: loops in several directions, first one half of each, then the other, so that they pass over and under.
  const half = (cx: number, cy: number, rx: number, ry: number, turn: number, from: number): string => {
    const spin = (turn * Math.PI) / 180;
    const at = (degrees: number): string => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180) * rx, Math.sin((degrees * Math.PI) / 180) * ry];
      return `${num(cx + x * Math.cos(spin) - y * Math.sin(spin))} ${num(cy + x * Math.sin(spin) + y * Math.cos(spin))}`;
    };
    return `M${at(from)}A${rx} ${ry} ${turn} 1 1 ${at(from + 183)}`;
  };
  const loops = [
    [420, 318, 176, 96, -22],
    [426, 322, 160, 92, 52],
    [414, 330, 142, 126, 100],
    [414, 318, 182, 58, 14],
    [432, 322, 160, 62, -66],
    [410, 336, 120, 84, 30],
  ] as const;
  const strand = ([cx, cy, rx, ry, turn]: (typeof loops)[number], index: number, from: number): string => {
    const [dark, light] =
      index % 3 === 1 ? [look.second.base, look.second.bright] : [look.thread, look.hue.bright];
    const lines = [-10, -5, 0, 5, 10].map((o, n) =>
      el('path', {
        d: half(cx, cy, rx + o, ry + o, turn, from),
        stroke: mix(dark, light, n / 4),
        ...drawing(s.draw(index)),
      }),
    );
    return (
      stroke(half(cx, cy, rx, ry, turn, from), halo, 31, { strokeLinecap: 'butt' }) +
      group({ fill: 'none', strokeWidth: 2.4 }, ...lines)
    );
  };
  const arrive: Point[] = [
    [-40, 120],
    [90, 100],
    [200, 140],
    [300, 220],
    [380, 300],
  ];
  const loose: Point[] = [
    [452, 440],
    [500, 500],
    [560, 532],
    [620, 534],
    [664, 510],
    [690, 480],
    [722, 478],
  ];
  const out = [
    circle(420, 290, 240, halo),
    rings(420, 290, 286, 286, 3, 14, look.dark ? look.hue.base : look.hue.tint, 1.8),
    rect(0, 500, 960, 100, floor),
    rect(0, 492, 960, 10, look.dark ? '#0A1028' : palette.white),
    ellipse(410, 512, 210, 14, palette.ink, { opacity: 0.12 }),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 92, 560, 1.24),
    bundle(arrive, 4, 5, { ...silk, draw: s.draw(0) }, 50),
    ...loops.map((ring, i) => strand(ring, i, 60 * i)),
    ...loops.map((ring, i) => strand(ring, i, 60 * i + 180)),
    bundle(loose, 2, 5, { ...silk, draw: s.draw(3) }, 30),
    ellipse(816, 540, 120, 9, palette.ink, { opacity: 0.14 }),
    place(playingCat('#E9A15B', '#B96F32'), 812, 540, 1.36, { flip: true }),
  ];
  return s.frame(wall, out);
}
