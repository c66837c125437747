import { goose, hills, moon } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { offset, sample, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

/** A reel of film from its side: five windows through which the wound thread shows. `cut` clips to those windows. */
function filmReel(r: number, metal: string, wound: readonly [string, string], cut: string): string {
  const shade = mix(metal, palette.ink, 0.22);
  const windows = [0, 72, 144, 216, 288].map((angle) => {
    const a = ((angle - 90) * Math.PI) / 180;
    return [Math.cos(a) * r * 0.58, Math.sin(a) * r * 0.58] as const;
  });
  const lines = Array.from({ length: 11 }, (_, i) =>
    circle(0, 0, r * (0.3 + i * 0.056), 'none', {
      stroke: i % 2 ? wound[0] : wound[1],
      strokeWidth: r * 0.026,
    }),
  );
  return (
    circle(0, 0, r, metal) +
    circle(0, 0, r, 'none', { stroke: shade, strokeWidth: r * 0.05 }) +
    windows.map(([x, y]) => circle(x, y, r * 0.27, mix(wound[0], palette.ink, 0.45))).join('') +
    group({ clipPath: cut }, ...lines) +
    windows
      .map(([x, y]) => circle(x, y, r * 0.27, 'none', { stroke: shade, strokeWidth: r * 0.03 }))
      .join('') +
    circle(0, 0, r * 0.16, shade) +
    circle(0, 0, r * 0.06, palette.ink)
  );
}

const holes = (r: number): string =>
  [0, 72, 144, 216, 288]
    .map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      return circle(Math.cos(a) * r * 0.58, Math.sin(a) * r * 0.58, r * 0.27, '#fff');
    })
    .join('');

/** The tiny scenes on the strip, each 116 × 84 around its middle. */
const FRAMES: readonly string[] = [
  rect(-58, -42, 116, 84, '#5B3FD6') +
    place(moon(20, palette.glowSoft), 18, -10) +
    fill('M-58 42V14l30 -22l34 30l24 -14l28 20v14z', '#18234A'),
  rect(-58, -42, 116, 84, '#FAD492') + place(goose(palette.white, '#FABDB0', true), 0, 6, 0.82),
  rect(-58, -42, 116, 84, '#0B7A75') +
    hills(
      [
        [-58, 20],
        [-20, -8],
        [16, 18],
        [58, -4],
      ],
      42,
      '#07524F',
    ) +
    circle(26, -16, 13, '#F5A524'),
  rect(-58, -42, 116, 84, '#FF7A66') +
    fill('M-26 42V4L0 -18L26 4V42z', palette.white) +
    fill('M-34 6L0 -24L34 6z', '#8A261E') +
    rect(-7, 18, 14, 24, '#5B3FD6'),
];

/** Films on call: a great reel, and a strip of film that unrolls into threads. */
export function filmReels(options: SceneOptions): string {
  const s = openStage(
    'reels',
    options,
    { theme: 'light', hue: 'coral' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const wall = look.hue.wash;
  const strip: Point[] = [
    [230, 440],
    [330, 556],
    [440, 596],
    [560, 560],
    [680, 470],
    [800, 470],
    [1000, 560],
  ];
  const spine = sample(strip, 8);
  const edge = (by: number): Point[] => offset(spine, by);
  const band = `${smooth(edge(62))}L${edge(-62)
    .reverse()
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}z`;
  const at = (t: number) => spine[Math.round(t * (spine.length - 1))];
  const sprockets = Array.from({ length: 30 }, (_, i) => {
    const here = at((i + 0.5) / 30);
    if (!here) return '';
    return [53, -53]
      .map((by) => {
        const x = here.at[0] + here.normal[0] * by;
        const y = here.at[1] + here.normal[1] * by;
        return `M${Math.round(x)} ${Math.round(y)}h.1`;
      })
      .join('');
  }).join('');
  const still = [0.36, 0.535, 0.71, 0.885].map((t, i) => {
    const here = at(t);
    if (!here) return '';
    const angle = (Math.atan2(here.normal[0], -here.normal[1]) * 180) / Math.PI;
    return place(FRAMES[i] ?? '', here.at[0], here.at[1], 1, { rotate: angle });
  });
  const cut = s.clip('wound', holes(236));
  const small = s.clip('wound-small', holes(118));
  const loose: Point[] = [
    [640, 250],
    [700, 330],
    [800, 330],
    [880, 250],
    [990, 270],
  ];
  const out = [
    circle(330, 350, 330, mix(look.hue.tint, look.hue.wash, 0.5)),
    rings(330, 350, 410, 410, 5, 16, look.hue.tint, 1.8),
    bundle(loose, 5, 5.4, { from: look.thread, to: look.second.bright, width: 2.8, draw: s.draw(1) }, 40),
    place(filmReel(118, palette.cloud, [look.second.base, look.second.bright], small), 640, 176),
    ellipse(330, 640, 240, 14, palette.ink, { opacity: 0.1 }),
    fill(band, palette.ink),
    stroke(sprockets, wall, 11),
    group({}, ...still),
    place(filmReel(236, palette.white, [look.hue.base, look.hue.bright], cut), 330, 348),
  ];
  return s.frame(wall, out);
}
