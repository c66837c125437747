import { goose, hills, moon, stars, cloud, sun } from '../objects/sky.ts';
import { house } from '../objects/houses.ts';
import { mix, palette } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { group, place, rect, stroke } from '../svg.ts';
import { drawing } from '../threads.ts';

/** A flight of geese in a wedge; the threads they draw were gathered far behind them. */
export function geese(options: SceneOptions): string {
  const s = openStage(
    'geese',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 1200, height: 550, focus: [0.6, 0.6] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const sky = dark
    ? s.gradient('sky', [
        [0, palette.ink],
        [0.55, '#2F2A78'],
        [0.85, '#8A4F8F'],
        [1, '#E58A7C'],
      ])
    : s.gradient('sky', [
        [0, '#F7D9C4'],
        [0.5, look.hue.wash],
        [1, palette.paper],
      ]);
  const leader: Point = [930, 158];
  const wedge: Point[] = [
    [0, 0],
    [-84, 44],
    [-88, -34],
    [-172, 82],
    [-180, -60],
    [-262, 122],
    [-276, -82],
    [-352, 166],
  ];
  const order = [...wedge.keys()].sort((a, b) => (wedge[a]?.[1] ?? 0) - (wedge[b]?.[1] ?? 0));
  const lines = order.flatMap((bird, rank) => {
    const [dx, dy] = wedge[bird] ?? [0, 0];
    const [ex, ey] = [leader[0] + dx - 34, leader[1] + dy + 4];
    return [0, 1].map((twin) => {
      const o = (rank - 3.5) * 8 + twin * 4;
      const path: Point[] = [
        [-40, 452 + o],
        [110, 424 + o],
        [250, 340 + o],
        [400, lerp(250, ey, 0.4) + o],
        [lerp(420, ex, 0.7), lerp(240, ey, 0.86) + o * 0.5],
        [ex, ey],
      ];
      return stroke(
        smooth(path),
        twin ? look.threadBright : look.thread,
        twin ? 1.4 : 2,
        drawing(s.draw(rank % 3)),
      );
    });
  });
  const colors = dark ? ['#EDE8FB', '#BDB3E8'] : [palette.white, look.hue.tint];
  const stamps = [true, false].map((up) =>
    s.define(up ? 'up' : 'down', goose(colors[0] ?? '', colors[1] ?? '', up)),
  );
  const night = {
    wall: dark ? '#2A2C66' : palette.white,
    roof: dark ? palette.ink : look.hue.base,
    trim: dark ? '#1C2050' : palette.sand,
    door: look.second.base,
    lit: palette.glow,
    unlit: dark ? '#1E2356' : palette.sky,
  };
  const points: Point[] = Array.from({ length: 34 }, () => [rng.range(10, 1190), rng.range(8, 260)]);
  const out = [
    rect(0, 0, 1200, 550, sky),
    dark
      ? stars(points, '#E9E4FB') + place(moon(30, '#FFF1CF'), 1090, 96)
      : place(sun(58, look.second.tint, look.second.bright), 1010, 330) +
        place(cloud(palette.white), 250, 130, 1.1) +
        place(cloud(palette.white), 610, 82, 0.7),
    hills(
      [
        [-10, 420],
        [200, 350],
        [430, 410],
        [680, 340],
        [900, 400],
        [1210, 330],
      ],
      560,
      dark ? '#4A3876' : mix(look.hue.tint, look.hue.wash, 0.5),
    ),
    hills(
      [
        [-10, 470],
        [260, 420],
        [560, 466],
        [860, 412],
        [1210, 452],
      ],
      560,
      dark ? '#2C2A66' : mix(look.hue.tint, look.hue.base, 0.18),
    ),
    place(house('gable', night, 1).drawing, 690, 478, 0.5),
    place(house('bungalow', night, 4).drawing, 800, 470, 0.46),
    place(house('victorian', night, 6).drawing, 930, 468, 0.5),
    place(house('gable', night, 3).drawing, 1030, 474, 0.44),
    hills(
      [
        [-10, 500],
        [300, 478],
        [620, 490],
        [960, 464],
        [1210, 486],
      ],
      560,
      dark ? '#171B48' : look.hue.base,
    ),
    group({}, ...lines),
    ...wedge.map(([dx, dy], i) => stamps[i % 2]?.(leader[0] + dx, leader[1] + dy, 0.86 - i * 0.035) ?? ''),
  ];
  return s.frame(look.bg, out);
}
