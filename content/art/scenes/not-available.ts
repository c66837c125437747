import { house } from '../objects/houses.ts';
import { cloud, goose, hills, moon, stars } from '../objects/sky.ts';
import { pine, poplar } from '../objects/nature.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

/** Not here yet: a lone house on its hill, and the threads waiting on a post in the valley. */
export function notAvailable(options: SceneOptions): string {
  const s = openStage(
    'far',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 600, focus: [0.5, 0.7] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const near = dark ? '#1A2A56' : mix(look.hue.tint, look.hue.base, 0.2);
  const home = {
    wall: dark ? '#3A3C7E' : palette.white,
    roof: look.second.base,
    trim: dark ? palette.ink2 : palette.sand,
    door: look.hue.base,
    lit: palette.glow,
    unlit: palette.sky,
  };
  const feed: Point[] = [
    [-40, 470],
    [60, 486],
    [140, 520],
    [230, 524],
    [296, 492],
    [326, 438],
  ];
  const points: Point[] = Array.from({ length: 24 }, () => [rng.range(8, 950), rng.range(8, 240)]);
  const trail = 'M408 430C500 470 560 440 600 400S690 330 748 322';
  const out = [
    rect(
      0,
      0,
      960,
      600,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [0.7, '#4A3B8C'],
            [1, '#C9708A'],
          ])
        : s.gradient('sky', [
            [0, mix(palette.sky, palette.paper, 0.25)],
            [0.75, palette.paper],
          ]),
    ),
    dark
      ? stars(points, '#E9E4FB') + place(moon(24, '#FFF1CF'), 820, 90)
      : place(cloud(palette.white), 200, 130, 1.1) + place(cloud(palette.white), 560, 84, 0.8),
    place(goose(dark ? '#EDE8FB' : palette.white, dark ? '#BDB3E8' : look.hue.tint, true), 470, 170, 0.5),
    place(goose(dark ? '#EDE8FB' : palette.white, dark ? '#BDB3E8' : look.hue.tint, false), 410, 190, 0.44),
    fill(
      'M-20 380L150 250L260 330L420 210L600 350L760 240L980 370V600H-20z',
      dark ? '#322E6E' : look.hue.wash,
    ),
    fill(
      'M420 210l54 42l-28 -4l-24 16l-26 -16l-22 0zM150 250l40 28l-36 2l-34 -6z',
      dark ? '#6A64B0' : palette.white,
    ),
    hills(
      [
        [-10, 420],
        [200, 380],
        [430, 430],
        [640, 370],
        [790, 318],
        [970, 350],
      ],
      600,
      dark ? '#26336A' : mix(look.hue.tint, look.hue.wash, 0.25),
    ),
    place(pine(dark ? '#1C4458' : mix(look.hue.base, look.hue.tint, 0.4), palette.woodDark), 620, 398, 0.62),
    place(pine(dark ? '#1C4458' : mix(look.hue.base, look.hue.tint, 0.25), palette.woodDark), 664, 384, 0.8),
    place(poplar(dark ? '#1F4C5C' : look.hue.tint, palette.woodDark), 922, 352, 0.7),
    place(pine(dark ? '#1C4458' : mix(look.hue.base, look.hue.tint, 0.35), palette.woodDark), 590, 410, 0.46),
    place(house('gable', home, 2).drawing, 740, 332, 0.9),
    stroke('M850 176q-10 -18 4 -30t-4 -32', dark ? palette.haze : palette.cloud, 4),
    stroke(trail, look.thread, 2.6, { strokeDasharray: '2 11' }),
    hills(
      [
        [-10, 500],
        [190, 452],
        [380, 446],
        [600, 500],
        [970, 470],
      ],
      600,
      near,
    ),
    hills(
      [
        [-10, 566],
        [300, 530],
        [640, 560],
        [970, 526],
      ],
      600,
      dark ? '#101A42' : mix(look.hue.base, look.hue.tint, 0.3),
    ),
    ellipse(354, 500, 44, 6, palette.ink, { opacity: 0.2 }),
    bundle(feed, 5, 5, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 50),
    rect(340, 330, 26, 168, palette.wood, 4),
    rect(340, 330, 8, 168, palette.woodDark, 3),
    fill('M334 330h38l-8 -16h-22z', palette.woodDark),
    ...Array.from({ length: 11 }, (_, i) =>
      stroke(
        `M${326 - (i % 3)} ${396 + i * 4.6}q27 ${17 + (i % 2) * 3} ${54 + (i % 3) * 2} 0`,
        i % 2 ? look.thread : look.hue.bright,
        2.6,
      ),
    ),
  ];
  return s.frame(look.bg, out);
}
