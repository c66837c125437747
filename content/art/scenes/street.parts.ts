import { cast } from '../kit/cast.ts';
import { figure } from '../kit/figures.ts';
import { poplar, tree } from '../objects/nature.ts';
import { cloud, hills, moon, stars, sun } from '../objects/sky.ts';
import { bicycle, dog, streetLamp } from '../objects/street.ts';
import { mix, palette, type Look } from '../kit/palette.ts';
import { cubic } from '../kit/lines.ts';
import { lerp, parallels, smooth, type Point } from '../kit/path.ts';
import { poses } from '../kit/poses.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/scene.ts';
import { circle, ellipse, group, place, rect, stroke } from '../kit/svg.ts';
import { bundle, drawing, glowLine } from '../kit/threads.ts';
import { wheelchairUser } from '../kit/wheelchair.ts';
import { floating, lightsOf, talking, twinkling, walk } from './street.film.ts';
import type { Layout } from './street.layout.ts';

type Gradient = (stops: readonly (readonly [number, string])[]) => string;

export function sky(look: Look, rng: Rng, l: Layout, gradient: Gradient, phase?: number): string {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  const ridge = (heights: readonly number[], color: string): string =>
    hills(
      heights.map((y, i): Point => [(w * i) / (heights.length - 1), ground - y]),
      ground,
      color,
    );
  if (!look.dark) {
    return (
      rect(
        0,
        0,
        w,
        h,
        gradient([
          [0, mix(palette.sky, palette.paper, 0.45)],
          [0.7, '#FFF9EE'],
        ]),
      ) +
      place(sun(tall ? 28 : 34, look.second.tint, look.second.bright), w * 0.73, h * (tall ? 0.1 : 0.2)) +
      place(cloud(palette.white), w * 0.2, h * 0.24, tall ? 0.6 : 1) +
      place(cloud(palette.white), w * 0.5, h * 0.14, 0.6) +
      ridge([120, 178, 130, 205, 140], look.hue.wash) +
      ridge([60, 98, 62, 108, 70], mix(look.hue.wash, look.hue.tint, 0.5))
    );
  }
  const dusk =
    look.hue.base === '#0B7A75'
      ? ['#0E1630', '#1C2459', '#4A3B8C', '#B65F86', '#F79B78', '#FFC98A']
      : ['#0E1630', '#221E5C', '#53399A', '#B1578F', '#F08F82', '#FFC39A'];
  const end = ground / h;
  const points: Point[] = Array.from({ length: tall ? 24 : 30 }, () => [
    rng.range(10, w - 10),
    rng.range(12, ground * 0.42),
  ]);
  return (
    rect(
      0,
      0,
      w,
      h,
      gradient(
        dusk.map((color, i): [number, string] => [([0, 0.3, 0.54, 0.72, 0.84, 0.94][i] ?? 1) * end, color]),
      ),
    ) +
    (phase === undefined ? stars(points, '#E9E4FB') : twinkling(points, '#E9E4FB', phase)) +
    place(moon(22, '#FFF1CF'), w * (tall ? 0.76 : 0.87), h * (tall ? 0.1 : 0.14)) +
    ridge([70, 112, 66, 124, 88, 132], '#5A3F82') +
    ridge([34, 62, 38, 74, 44], '#342C66')
  );
}

/** A flight of geese; each bird draws a thread that began on a roof. */
export function flight(
  l: Layout,
  look: Look,
  bird: (index: number, at: Point, scale: number) => string,
  phase?: number,
): string {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  // The wide frame of a film cuts the sky: its geese fly lower.
  const leader: Point = tall ? [w * 0.74, h * 0.3] : [w * 0.69, h * (phase === undefined ? 0.19 : 0.25)];
  const places: Point[] = tall
    ? [
        [0, 0],
        [-38, 20],
        [-36, -22],
        [-78, 38],
      ]
    : [
        [0, 0],
        [-52, 18],
        [-48, -24],
        [-104, 36],
        [-98, -48],
        [-156, 54],
      ];
  const flock = places.map((place, index) => (phase === undefined ? place : floating(place, index, phase)));
  const count = flock.length;
  const order = [...places.keys()].sort((p, q) => (places[p]?.[1] ?? 0) - (places[q]?.[1] ?? 0));
  const lines = order.map((bird, rank) => {
    const [dx, dy] = flock[bird] ?? [0, 0];
    const side = (rank - (count - 1) / 2) * 5;
    const [ex, ey] = [leader[0] + dx - 20, leader[1] + dy + 2];
    const low = ground - (tall ? 250 : 178) + side;
    const path: Point[] = [
      [-20, low],
      [w * 0.08, low - 12],
      [w * 0.24, low - (tall ? 66 : 84)],
      [lerp(w * 0.24, ex, 0.42), lerp(low - 92, ey, 0.7) + side],
      [ex, ey],
    ];
    return stroke(smooth(path), rank % 2 ? look.threadBright : look.thread, 1.5);
  });
  return (
    group({ opacity: look.dark ? 0.75 : 0.6 }, ...lines) +
    flock.map(([dx, dy], i) => bird(i, [leader[0] + dx, leader[1] + dy], tall ? 0.36 : 0.42)).join('')
  );
}

/** Trees and hedges behind the homes. */
export function greenery(l: Layout, look: Look, rng: Rng, s: Stage): string[] {
  const back = look.dark ? '#22244F' : mix(look.hue.tint, look.hue.wash, 0.25);
  const trunk = look.dark ? '#14183A' : mix(look.hue.deep, palette.wood, 0.4);
  const kinds = [s.define('tree', tree(back, trunk)), s.define('poplar', poplar(back, trunk))];
  const out: string[] = [];
  for (let x = -20; x < l.width + 40; x += 138)
    out.push(rng.pick(kinds)(x + rng.range(0, 56), l.ground + 2, rng.range(0.7, 1)));
  return out;
}

/** The bundle in the road: near and loose at the left, with one loop, far and fine at the right. */
export function threads(l: Layout, look: Look, s: Stage, entries: readonly Point[], edge: number): string[] {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  const run: Point[] = tall
    ? [
        [-30, edge + 88],
        [w * 0.2, edge + 98],
        [w * 0.5, edge + 74],
        [w * 0.8, edge + 46],
        [w + 40, edge + 36],
      ]
    : [
        [-40, h - 30],
        [w * 0.1, h - 38],
        [w * 0.24, h - 46],
        [w * 0.4, edge + 38],
        [w * 0.58, edge + 40],
        [w * 0.78, edge + 50],
        [w + 40, edge + 34],
      ];
  const count = 9;
  const gap = (t: number): number => lerp(6.4, 4, t) + Math.sin(t * Math.PI * 2) * 1;
  const lines = parallels(run, count, gap, 60);
  const ways: Point[][] = [];
  const peel = entries.map((entry, index) => {
    const line = lines[index % 3] ?? [];
    const from = line.find(([x]) => x > entry[0] - (tall ? 90 : 150)) ?? line[0] ?? [0, 0];
    const bend: Point = [lerp(from[0], entry[0], 0.75), from[1]];
    const below: Point = [entry[0], ground + 58];
    ways.push(cubic(from, bend, below, entry));
    const path = `M${Math.round(from[0])} ${Math.round(from[1] * 10) / 10}C${[...bend, ...below, ...entry].map(Math.round).join(' ')}`;
    return stroke(path, index % 2 ? look.threadBright : look.thread, 2, drawing(s.draw(1)));
  });
  const dots = entries.map((entry) => circle(entry[0], entry[1], 3.6, look.threadBright));
  return [
    glowLine(run, look.thread, count * 3, look.dark ? 0.18 : 0.1),
    bundle(
      run,
      count,
      gap,
      { from: look.threadBright, to: look.dark ? look.hue.base : look.thread, width: 2.2, draw: s.draw(0) },
      190,
    ),
    ...peel,
    ...dots,
    ...(s.phase === undefined ? [] : lightsOf(lines, ways, look, s.phase)),
  ];
}

export function neighbors(l: Layout, look: Look, phase?: number): string[] {
  const { width: w, height: h, ground } = l;
  const foot = Math.round(ground + (h - ground) * 0.36);
  const rim = look.threadBright;
  const frame = look.dark ? '#0A1028' : palette.ink;
  const lamp = streetLamp(look.dark ? '#0A1028' : palette.ink3, palette.glow, look.dark);
  const shadow = (x: number, r: number): string =>
    ellipse(x, foot + 1, r, 4, palette.ink, { opacity: look.dark ? 0.45 : 0.14 });
  if (h > w) {
    return [
      place(lamp, 26, foot - 6, 1),
      shadow(126, 26),
      place(figure(cast.amina, poses.walking, true), 126, foot, 0.46),
      shadow(292, 30),
      place(wheelchairUser(cast.lee, poses.seated, frame, rim, true), 268, foot, 0.46),
      place(figure(cast.ruth, poses.standing, true), 334, foot, 0.44, { flip: true }),
    ];
  }
  return [
    place(lamp, w * 0.235, foot - 8, 1),
    place(lamp, w * 0.872, foot - 8, 1),
    ...(phase === undefined
      ? [
          shadow(w * 0.31, 28),
          place(figure(cast.dara, poses.walking, true), w * 0.31, foot, 0.44),
          place(dog(palette.woodLight, palette.wood), w * 0.31 + 62, foot, 0.46),
          stroke(`M${w * 0.31 + 20} ${foot - 68}q18 22 30 36`, rim, 1.6),
        ]
      : []),
    shadow(w * 0.6, 46),
    place(wheelchairUser(cast.lee, talking(poses.seated, phase, 0), frame, rim, true), w * 0.575, foot, 0.44),
    place(figure(cast.ruth, talking(poses.standing, phase, 0.4), true), w * 0.632, foot, 0.42, {
      flip: true,
    }),
    shadow(w * 0.8, 34),
    place(bicycle(look.second.bright, frame), w * 0.8, foot, 0.46),
    ...(phase === undefined ? [] : walk(w, foot, rim, shadow, phase)),
  ];
}
