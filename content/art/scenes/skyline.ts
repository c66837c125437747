import { cloud, hills, stars } from '../objects/sky.ts';
import { mix, palette } from '../kit/palette.ts';
import { poly, smooth, type Point } from '../kit/path.ts';
import { openStage, type Scene } from '../kit/scene.ts';
import { fill, group, place, rect, stroke } from '../kit/svg.ts';
import { bundle, drawing, rings } from '../kit/threads.ts';
import { cities } from './skyline.cities.ts';
import type { City } from './skyline.draft.ts';

export type { City } from './skyline.draft.ts';

const BASE = 430;

/** Nested outlines of one contour: strokes laid over one another leave parallel threads. */
function nested(d: string, colors: readonly string[], ground: string): string {
  const step = 5;
  return colors
    .map((color, index) => {
      const width = 2 + (colors.length - 1 - index) * step * 2;
      return width > 2 ? stroke(d, color, width) + stroke(d, ground, width - 3.6) : stroke(d, color, 3);
    })
    .join('');
}

/** How much sky and water a city gets on top and below where the picture is nearly square: it is never cut. */
const ABOVE = 232;
const BELOW = 118;

/** A city in one line: the thread comes from the left, draws every roof in passing and leaves to the right. */
export function skyline(city: City): Scene {
  return (options) => {
    const tall = options.width / options.height < 1.8;
    const s = openStage(
      `skyline-${city}`,
      options,
      { theme: 'light', hue: 'teal' },
      { width: 1200, height: tall ? 550 + ABOVE + BELOW : 550, focus: [0.5, 0.8] },
    );
    const { look, rng } = s;
    const dark = look.dark;
    const plan = cities[city]();
    const sky = dark ? palette.ink : mix(look.hue.wash, palette.paper, 0.35);
    const line: Point[] = [[-30, BASE], ...plan.contour.map(([x, y]): Point => [x, BASE - y]), [1230, BASE]];
    const d = poly(line, { radius: 4, digits: 0 });
    const body = dark ? '#18224F' : palette.white;
    const echoes = dark
      ? [look.hue.deep, look.hue.base, look.thread]
      : [look.hue.tint, mix(look.hue.tint, look.hue.base, 0.35), look.thread];
    const back: Point[] = [];
    for (let x = -20; x < 1220;) {
      const width = rng.range(44, 86);
      const height = rng.range(60, 170) * (0.5 + 0.5 * Math.sin(((x + 60) / 1320) * Math.PI));
      back.push([x, BASE - height], [x + width, BASE - height]);
      x += width;
    }
    const silver = dark ? '#141C45' : mix(look.hue.wash, look.hue.tint, 0.35);
    const points: Point[] = Array.from({ length: 30 }, () => [rng.range(10, 1190), rng.range(10, 210)]);
    const disc = plan.sun ?? [900, 150];
    const flow: Point[] = [
      [-40, BASE + 66],
      [180, BASE + 52],
      [420, BASE + 84],
      [700, BASE + 56],
      [960, BASE + 82],
      [1240, BASE + 50],
    ];
    const depth = tall ? 120 + BELOW : 120;
    const water = plan.water
      ? rect(0, BASE, 1200, depth, dark ? '#12204A' : mix(palette.sky, look.hue.wash, 0.5))
      : rect(0, BASE, 1200, depth, dark ? '#121A40' : palette.cream);
    const shore = BASE + 108 + (tall ? BELOW : 0);
    const ripples = flow.map(([x, y]): Point => [x, y + 96 + 14 * Math.sin(x / 170)]);
    const out = [
      tall ? '' : rect(0, 0, 1200, 550, sky),
      dark
        ? stars(points, palette.haze)
        : place(cloud(palette.white), 170, 130, 1) + place(cloud(palette.white), 1040, 90, 0.8),
      fill(
        `M${disc[0] - 58} ${disc[1]}a58 58 0 1 0 116 0a58 58 0 1 0 -116 0z`,
        dark ? look.second.tint : look.second.tint,
      ),
      rings(disc[0], disc[1], 96, 96, 3, 12, dark ? look.second.base : look.second.bright, 1.6),
      ...(plan.mountains ?? []).map((range, i) =>
        fill(
          `${smoothOrSharp(range, plan.sharp ?? true)}V${BASE}H-20z`,
          dark
            ? (['#1B2658', '#202B63'][i] ?? '')
            : ([look.hue.tint, mix(look.hue.tint, look.hue.wash, 0.5)][i] ?? ''),
        ),
      ),
      plan.snow
        ? fill(
            plan.snow
              .map((cap) =>
                poly(
                  cap.map(([x, y]): Point => [x, BASE - y]),
                  { closed: true, radius: 2, digits: 0 },
                ),
              )
              .join(''),
            dark ? palette.haze : palette.white,
          )
        : '',
      fill(`M-20 ${BASE}${poly(back, { digits: 0 }).replace('M', 'L')}V${BASE}z`, silver),
      water,
      fill(`${d}V${BASE}H-30z`, body),
      group({ opacity: dark ? 0.8 : 1 }, stroke(plan.details, dark ? look.hue.base : look.hue.tint, 2)),
      nested(d, echoes, body),
      stroke(d, look.thread, 3.2, drawing(s.draw(0))),
      plan.lit ? fill(plan.lit, dark ? palette.glow : look.second.bright) : '',
      plan.strokes ? stroke(plan.strokes, look.thread, 2.4) : '',
      plan.birds ? stroke(plan.birds, dark ? palette.haze : palette.ink3, 2.2) : '',
      bundle(
        flow,
        7,
        (t) => 5 + Math.sin(t * 9) * 1.6,
        { from: look.threadBright, to: look.thread, width: 2, draw: s.draw(1) },
        110,
      ),
      tall
        ? bundle(ripples, 5, 7, { from: look.thread, to: look.threadBright, width: 1.8, opacity: 0.6 }, 110)
        : '',
      hills(
        [
          [-10, shore],
          [260, shore - 12],
          [620, shore + 4],
          [920, shore - 10],
          [1210, shore + 2],
        ],
        shore + 60,
        dark ? '#0B1026' : look.hue.tint,
      ),
    ];
    if (!tall) return s.frame(sky, out);
    const more: Point[] = points.map(([x, y]) => [1200 - x, y * 0.9]);
    return s.frame(sky, [
      dark
        ? stars(more, palette.haze)
        : place(cloud(palette.white), 700, 96, 1.1) + place(cloud(palette.white), 320, 190, 0.7),
      group({ transform: `translate(0 ${ABOVE})` }, ...out),
    ]);
  };
}

function smoothOrSharp(range: readonly Point[], sharp: boolean): string {
  const points = range.map(([x, y]): Point => [x, BASE - y]);
  return sharp ? poly(points, { radius: 10, digits: 0 }) : smooth(points, { digits: 0 });
}
