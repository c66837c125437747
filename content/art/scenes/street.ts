import { cast, figure, poses, wheelchairUser } from '../figures.ts';
import { house, type HouseColors, type HouseKind } from '../objects/houses.ts';
import { moon, poplar, shrub, stars, tree, hills, cloud, sun, goose } from '../objects/nature.ts';
import { bicycle, dog, streetLamp } from '../objects/street.ts';
import { mix, palette, type Look } from '../palette.ts';
import { lerp, parallels, poly, smooth, type Point } from '../path.ts';
import type { Rng } from '../rng.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, drawing, glowLine } from '../threads.ts';

interface Plot {
  kind: HouseKind;
  x: number;
  scale: number;
}

interface Layout {
  width: number;
  height: number;
  ground: number;
  plots: readonly Plot[];
}

const WIDE: Layout = {
  width: 1200, height: 550, ground: 412,
  plots: [
    { kind: 'modern', x: -50, scale: 0.94 }, { kind: 'victorian', x: 148, scale: 0.98 }, { kind: 'bungalow', x: 300, scale: 0.95 }, { kind: 'townhouse', x: 528, scale: 1 },
    { kind: 'gable', x: 664, scale: 1.1 }, { kind: 'flats', x: 858, scale: 1 }, { kind: 'victorian', x: 1030, scale: 0.9 }, { kind: 'gable', x: 1158, scale: 0.86 },
  ],
};

const MEDIUM: Layout = {
  width: 960, height: 600, ground: 452,
  plots: [
    { kind: 'gable', x: -54, scale: 1 }, { kind: 'townhouse', x: 124, scale: 1.02 }, { kind: 'bungalow', x: 262, scale: 1 }, { kind: 'victorian', x: 498, scale: 1.08 }, { kind: 'modern', x: 652, scale: 1 }, { kind: 'flats', x: 850, scale: 1.02 },
  ],
};

const TALL: Layout = {
  width: 400, height: 800, ground: 610,
  plots: [{ kind: 'townhouse', x: -66, scale: 0.98 }, { kind: 'gable', x: 62, scale: 1 }, { kind: 'victorian', x: 232, scale: 1 }, { kind: 'bungalow', x: 372, scale: 1 }],
};

function houseColors(look: Look, index: number): HouseColors {
  if (look.dark) {
    const walls = [mix(palette.ink3, look.hue.deep, 0.3), '#332E66', mix(palette.ink3, '#3C2C63', 0.5), palette.ink3, mix(palette.ink4, look.hue.deep, 0.4)];
    return { wall: walls[index % walls.length] ?? palette.ink3, roof: palette.ink, trim: palette.ink2, door: index % 2 ? look.second.base : look.hue.base, lit: index % 3 ? palette.glow : palette.glowSoft, unlit: '#1B2552' };
  }
  const walls = [palette.white, look.hue.wash, palette.white, look.second.wash, '#FFFDF9'];
  const roofs = [look.hue.base, palette.ink3, look.second.bright, look.hue.deep, look.hue.base];
  return { wall: walls[index % walls.length] ?? palette.white, roof: roofs[index % roofs.length] ?? look.hue.base, trim: mix(palette.sand, palette.white, 0.35), door: index % 2 ? look.second.base : look.hue.base, lit: look.second.tint, unlit: mix(palette.sky, palette.white, 0.25) };
}

type Gradient = (stops: readonly (readonly [number, string])[]) => string;

function sky(look: Look, rng: Rng, l: Layout, gradient: Gradient): string {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  const ridge = (heights: readonly number[], color: string): string => hills(heights.map((y, i): Point => [(w * i) / (heights.length - 1), ground - y]), ground, color);
  if (!look.dark) {
    return rect(0, 0, w, h, gradient([[0, mix(palette.sky, palette.paper, 0.45)], [0.7, '#FFF9EE']]))
      + place(sun(tall ? 28 : 34, look.second.tint, look.second.bright), w * 0.73, h * (tall ? 0.1 : 0.2))
      + place(cloud(palette.white), w * 0.2, h * 0.24, tall ? 0.6 : 1) + place(cloud(palette.white), w * 0.5, h * 0.14, 0.6)
      + ridge([120, 178, 130, 205, 140], look.hue.wash) + ridge([60, 98, 62, 108, 70], mix(look.hue.wash, look.hue.tint, 0.5));
  }
  const dusk = look.hue.base === '#0B7A75' ? ['#0E1630', '#1C2459', '#4A3B8C', '#B65F86', '#F79B78', '#FFC98A'] : ['#0E1630', '#221E5C', '#53399A', '#B1578F', '#F08F82', '#FFC39A'];
  const end = ground / h;
  const points: Point[] = Array.from({ length: tall ? 24 : 30 }, () => [rng.range(10, w - 10), rng.range(12, ground * 0.42)]);
  return rect(0, 0, w, h, gradient(dusk.map((color, i): [number, string] => [([0, 0.3, 0.54, 0.72, 0.84, 0.94][i] ?? 1) * end, color])))
    + stars(points, '#E9E4FB') + place(moon(22, '#FFF1CF'), w * (tall ? 0.76 : 0.87), h * (tall ? 0.1 : 0.14))
    + ridge([70, 112, 66, 124, 88, 132], '#5A3F82') + ridge([34, 62, 38, 74, 44], '#342C66');
}

/** A flight of geese; each bird draws a thread that began on a roof. */
function flight(l: Layout, look: Look, stamp: readonly ((x: number, y: number, scale?: number) => string)[]): string {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  const leader: Point = tall ? [w * 0.74, h * 0.3] : [w * 0.69, h * 0.19];
  const flock: Point[] = tall ? [[0, 0], [-38, 20], [-36, -22], [-78, 38]] : [[0, 0], [-52, 18], [-48, -24], [-104, 36], [-98, -48], [-156, 54]];
  const count = flock.length;
  const order = [...flock.keys()].sort((p, q) => (flock[p]?.[1] ?? 0) - (flock[q]?.[1] ?? 0));
  const lines = order.map((bird, rank) => {
    const [dx, dy] = flock[bird] ?? [0, 0];
    const side = (rank - (count - 1) / 2) * 5;
    const [ex, ey] = [leader[0] + dx - 20, leader[1] + dy + 2];
    const low = ground - (tall ? 250 : 178) + side;
    const path: Point[] = [[-20, low], [w * 0.08, low - 12], [w * 0.24, low - (tall ? 66 : 84)], [lerp(w * 0.24, ex, 0.42), lerp(low - 92, ey, 0.7) + side], [ex, ey]];
    return stroke(smooth(path), rank % 2 ? look.threadBright : look.thread, 1.5);
  });
  return group({ opacity: look.dark ? 0.75 : 0.6 }, ...lines) + flock.map(([dx, dy], i) => stamp[i % 2]?.(leader[0] + dx, leader[1] + dy, tall ? 0.36 : 0.42) ?? '').join('');
}

/** Trees and hedges behind the homes. */
function greenery(l: Layout, look: Look, rng: Rng, s: Stage): string[] {
  const back = look.dark ? '#22244F' : mix(look.hue.tint, look.hue.wash, 0.25);
  const trunk = look.dark ? '#14183A' : mix(look.hue.deep, palette.wood, 0.4);
  const kinds = [s.define('tree', tree(back, trunk)), s.define('poplar', poplar(back, trunk))];
  const out: string[] = [];
  for (let x = -20; x < l.width + 40; x += 138) out.push(rng.pick(kinds)(x + rng.range(0, 56), l.ground + 2, rng.range(0.7, 1)));
  return out;
}

/** A row of homes; the bundle sweeps along the street and gives one thread to each of them. The home page's picture. */
export function street(options: SceneOptions): string {
  const ratio = options.width / options.height;
  const l = ratio > 1.8 ? WIDE : ratio > 0.9 ? MEDIUM : TALL;
  const s = openStage('street', options, { theme: 'dark', hue: 'teal' }, { width: l.width, height: l.height, focus: [0.5, 1] });
  const { look, rng } = s;
  const { width: w, height: h, ground } = l;
  const bird = look.dark ? ['#E4DEF8', '#BDB3E8'] : [palette.white, look.hue.tint];
  const stamps = [true, false].map((up) => s.define(up ? 'up' : 'down', goose(bird[0] ?? '', bird[1] ?? '', up)));
  const out: string[] = [sky(look, rng, l, (stops) => s.gradient('sky', stops)), flight(l, look, stamps), ...greenery(l, look, rng, s)];
  out.push(rect(0, ground, w, h - ground, look.dark ? '#1A2050' : mix(palette.cream, look.hue.wash, 0.5)));
  const stamped = new Map<HouseKind, ReturnType<Stage['define']>>();
  const entries: Point[] = [];
  const rooflines: string[] = [];
  let spill = '';
  l.plots.forEach((plot, index) => {
    const home = house(plot.kind, houseColors(look, index), options.seed + index);
    const twin = l.plots.filter((other) => other.kind === plot.kind).length > 1;
    if (twin && !stamped.has(plot.kind)) stamped.set(plot.kind, s.define(plot.kind, home.drawing));
    out.push(stamped.get(plot.kind)?.(plot.x, ground, plot.scale) ?? place(home.drawing, plot.x, ground, plot.scale));
    const map = ([x, y]: Point): Point => [plot.x + x * plot.scale, ground + y * plot.scale];
    entries.push(map(home.entry));
    const win = map(home.window);
    if (look.dark) spill += `M${Math.round(win[0] - 20)} ${ground + 4}h40l30 32h-92z`;
    rooflines.push(stroke(poly(home.roofline.map(map), { radius: 4, digits: 0 }), index % 2 ? look.threadBright : look.thread, 2, { opacity: look.dark ? undefined : 0.55 }));
  });
  out.push(...rooflines);
  const bush = look.dark ? '#1D3458' : look.hue.tint;
  const stampBush = s.define('bush', shrub(bush));
  l.plots.forEach((plot, index) => { if (index % 2 === 1) out.push(stampBush(plot.x - 6, ground + 6, 0.7)); });
  const edge = ground + (h - ground) * 0.42;
  const walk = look.dark ? '#232C66' : '#FFFDF8';
  const road = look.dark ? '#0E1434' : mix(palette.cloud, palette.cream, 0.5);
  out.push(fill(`M0 ${ground + 14}H${w}V${h}H0z`, walk), spill ? fill(spill, palette.glow, { opacity: 0.2 }) : '', fill(`M0 ${Math.round(edge)}Q${w / 2} ${Math.round(edge + 12)} ${w} ${Math.round(edge - 4)}V${h}H0z`, road));
  out.push(...threads(l, look, s, entries, edge), ...neighbors(l, look));
  return s.frame(look.bg, out);
}

/** The bundle in the road: near and loose at the left, with one loop, far and fine at the right. */
function threads(l: Layout, look: Look, s: Stage, entries: readonly Point[], edge: number): string[] {
  const { width: w, height: h, ground } = l;
  const tall = h > w;
  const run: Point[] = tall
    ? [[-30, edge + 88], [w * 0.2, edge + 98], [w * 0.5, edge + 74], [w * 0.8, edge + 46], [w + 40, edge + 36]]
    : [[-40, h - 30], [w * 0.1, h - 38], [w * 0.24, h - 46], [w * 0.4, edge + 38], [w * 0.58, edge + 40], [w * 0.78, edge + 50], [w + 40, edge + 34]];
  const count = 9;
  const gap = (t: number): number => lerp(6.4, 4, t) + Math.sin(t * Math.PI * 2) * 1;
  const lines = parallels(run, count, gap, 60);
  const peel = entries.map((entry, index) => {
    const line = lines[index % 3] ?? [];
    const from = line.find(([x]) => x > entry[0] - (tall ? 90 : 150)) ?? line[0] ?? [0, 0];
    const path = `M${Math.round(from[0])} ${Math.round(from[1] * 10) / 10}C${Math.round(lerp(from[0], entry[0], 0.75))} ${Math.round(from[1])} ${Math.round(entry[0])} ${Math.round(ground + 58)} ${Math.round(entry[0])} ${Math.round(entry[1])}`;
    return stroke(path, index % 2 ? look.threadBright : look.thread, 2, drawing(s.draw(1)));
  });
  const dots = entries.map((entry) => circle(entry[0], entry[1], 3.6, look.threadBright));
  return [glowLine(run, look.thread, count * 3, look.dark ? 0.18 : 0.1), bundle(run, count, gap, { from: look.threadBright, to: look.dark ? look.hue.base : look.thread, width: 2.2, draw: s.draw(0) }, 160), ...peel, ...dots];
}

function neighbors(l: Layout, look: Look): string[] {
  const { width: w, height: h, ground } = l;
  const foot = Math.round(ground + (h - ground) * 0.36);
  const rim = look.threadBright;
  const frame = look.dark ? '#0A1028' : palette.ink;
  const lamp = streetLamp(look.dark ? '#0A1028' : palette.ink3, palette.glow, look.dark);
  const shadow = (x: number, r: number): string => ellipse(x, foot + 1, r, 4, palette.ink, { opacity: look.dark ? 0.45 : 0.14 });
  if (h > w) {
    return [place(lamp, 26, foot - 6, 1), shadow(126, 26), place(figure(cast.amina, poses.walking, true), 126, foot, 0.46), shadow(292, 30),
      place(wheelchairUser(cast.lee, poses.seated, frame, rim, true), 268, foot, 0.46), place(figure(cast.ruth, poses.standing, true), 334, foot, 0.44, { flip: true })];
  }
  return [
    place(lamp, w * 0.235, foot - 8, 1), place(lamp, w * 0.872, foot - 8, 1),
    shadow(w * 0.31, 28), place(figure(cast.dara, poses.walking, true), w * 0.31, foot, 0.44), place(dog(palette.woodLight, palette.wood), w * 0.31 + 62, foot, 0.46), stroke(`M${w * 0.31 + 20} ${foot - 68}q18 22 30 36`, rim, 1.6),
    shadow(w * 0.6, 46), place(wheelchairUser(cast.lee, poses.seated, frame, rim, true), w * 0.575, foot, 0.44), place(figure(cast.ruth, poses.standing, true), w * 0.632, foot, 0.42, { flip: true }),
    shadow(w * 0.8, 34), place(bicycle(look.second.bright, frame), w * 0.8, foot, 0.46),
  ];
}
