import { house } from '../objects/houses.ts';
import type { HouseKind } from '../objects/house-parts.ts';
import { shrub } from '../objects/nature.ts';
import { beatingGoose, goose } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { poly, type Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { fill, place, rect, stroke } from '../svg.ts';
import { evening, wingbeat } from './street.film.ts';
import { MEDIUM, TALL, WIDE, houseColors } from './street.layout.ts';
import { flight, greenery, neighbors, sky, threads } from './street.parts.ts';

/** A row of homes; the bundle sweeps along the street and gives one thread to each of them. The home page's picture. */
export function street(options: SceneOptions): string {
  const ratio = options.width / options.height;
  const l = ratio > 1.8 ? WIDE : ratio > 0.9 ? MEDIUM : TALL;
  const s = openStage(
    'street',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: l.width, height: l.height, focus: [0.5, 1] },
  );
  const { look, rng, phase } = s;
  const { width: w, height: h, ground } = l;
  const bird = look.dark ? ['#E4DEF8', '#BDB3E8'] : [palette.white, look.hue.tint];
  const stamps = [true, false].map((up) =>
    s.define(up ? 'up' : 'down', goose(bird[0] ?? '', bird[1] ?? '', up)),
  );
  const goosey = (index: number, [x, y]: Point, scale: number): string =>
    phase === undefined
      ? (stamps[index % 2]?.(x, y, scale) ?? '')
      : place(beatingGoose(bird[0] ?? '', bird[1] ?? '', wingbeat(phase, index)), x, y, scale);
  const out: string[] = [
    sky(look, rng, l, (stops) => s.gradient('sky', stops), phase),
    flight(l, look, goosey, phase),
    ...greenery(l, look, rng, s),
  ];
  out.push(rect(0, ground, w, h - ground, look.dark ? '#1A2050' : mix(palette.cream, look.hue.wash, 0.5)));
  const stamped = new Map<HouseKind, ReturnType<Stage['define']>>();
  const entries: Point[] = [];
  const rooflines: string[] = [];
  let spill = '';
  l.plots.forEach((plot, index) => {
    const home = house(plot.kind, evening(houseColors(look, index), phase, index), options.seed + index);
    const twin = l.plots.filter((other) => other.kind === plot.kind).length > 1;
    if (twin && !stamped.has(plot.kind)) stamped.set(plot.kind, s.define(plot.kind, home.drawing));
    out.push(
      stamped.get(plot.kind)?.(plot.x, ground, plot.scale) ?? place(home.drawing, plot.x, ground, plot.scale),
    );
    const map = ([x, y]: Point): Point => [plot.x + x * plot.scale, ground + y * plot.scale];
    entries.push(map(home.entry));
    const win = map(home.window);
    if (look.dark) spill += `M${Math.round(win[0] - 20)} ${ground + 4}h40l30 32h-92z`;
    rooflines.push(
      stroke(poly(home.roofline.map(map), { digits: 0 }), index % 2 ? look.threadBright : look.thread, 2, {
        opacity: look.dark ? undefined : 0.55,
      }),
    );
  });
  out.push(...rooflines);
  const bush = look.dark ? '#1D3458' : look.hue.tint;
  const stampBush = s.define('bush', shrub(bush));
  l.plots.forEach((plot, index) => {
    if (index % 2 === 1) out.push(stampBush(plot.x - 6, ground + 6, 0.7));
  });
  const edge = ground + (h - ground) * 0.42;
  const walk = look.dark ? '#232C66' : '#FFFDF8';
  const road = look.dark ? '#0E1434' : mix(palette.cloud, palette.cream, 0.5);
  out.push(
    fill(`M0 ${ground + 14}H${w}V${h}H0z`, walk),
    spill ? fill(spill, palette.glow, { opacity: 0.2 }) : '',
    fill(
      `M0 ${Math.round(edge)}Q${w / 2} ${Math.round(edge + 12)} ${w} ${Math.round(edge - 4)}V${h}H0z`,
      road,
    ),
  );
  out.push(...threads(l, look, s, entries, edge), ...neighbors(l, look, phase));
  return s.frame(look.bg, out);
}
