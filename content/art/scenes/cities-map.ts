import { mix, palette } from '../palette.ts';
import { between, distance, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';
import { LINES, OUTLINE, project, TO_COME, TOWNS, type Town } from './cities-map.places.ts';

/** How far a line bows out between two towns, as a share of the way. */
const BOW = 0.06;

/** The way past some places, bowed a little between each two, now to one side and now to the other. */
function bowed(places: readonly Point[]): Point[] {
  return places.flatMap((place, index) => {
    const next = places[index + 1];
    if (next === undefined) return [place];
    const [mx, my] = between(place, next, 0.5);
    const out = distance(place, next) > 90 ? BOW * (index % 2 === 0 ? 1 : -1) : 0;
    return [place, [mx - (next[1] - place[1]) * out, my + (next[0] - place[0]) * out]];
  });
}

/** The country as a piece of cloth, and the towns that the threads have reached. Without a ground of its own. */
export function citiesMap(options: SceneOptions): string {
  const s = openStage('cities', options, { theme: 'dark', hue: 'teal' }, { width: 960, height: 600 });
  const { look } = s;
  const dark = look.dark;
  const at = project(1272, [484, 321]);
  const town = (name: Town): Point => at(TOWNS[name]);
  const country = smooth(OUTLINE.map(at), { closed: true, tension: 0.12, digits: 0 });
  const cloth = dark ? '#1B2757' : look.hue.wash;
  const weft = dark ? '#25336B' : mix(look.hue.wash, look.hue.tint, 0.6);
  const rows = Array.from({ length: 66 }, (_, index) => `M0 ${12 + index * 9}H960`).join('');
  const threads = LINES.map(([count, ...names]) => {
    const way = bowed(names.map(town));
    return (
      glowLine(way, look.thread, 4 + count * 3, dark ? 0.2 : 0.1) +
      bundle(way, count, 3.6, { from: look.threadBright, to: look.thread, width: 2.1, draw: s.draw(0) }, 40)
    );
  });
  const names = Object.keys(TOWNS) as Town[];
  const open = names.filter((name) => !TO_COME.has(name) && name !== 'austin').map(town);
  const toCome = names.filter((name) => TO_COME.has(name)).map(town);
  const dots = (points: readonly Point[]): string =>
    points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  const [ax, ay] = town('austin');
  const out = [
    fill(country, cloth),
    group({ clipPath: s.clip('country', fill(country, cloth)) }, stroke(rows, weft, 1.6)),
    stroke(country, dark ? '#3B4C94' : look.hue.tint, 3),
    ...threads,
    stroke(dots(open), palette.glow, 34, { opacity: dark ? 0.16 : 0.3 }),
    stroke(dots(open), dark ? palette.ink : palette.white, 19),
    stroke(dots(open), dark ? palette.glow : look.second.base, 12),
    ...toCome.map(([x, y]) =>
      circle(x, y, 7.5, cloth, { stroke: dark ? '#9DC0FF' : palette.blue, strokeWidth: 3.2 }),
    ),
    circle(ax, ay, 30, palette.glow, { opacity: 0.2 }),
    circle(ax, ay, 19, dark ? palette.ink : palette.white, { stroke: palette.glow, strokeWidth: 3 }),
    circle(ax, ay, 10, dark ? palette.glow : look.second.base),
  ];
  return s.frame('none', out);
}
