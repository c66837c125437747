import { light } from '../light.ts';
import { cycle, swing } from '../motion.ts';
import { hills, stars } from '../objects/sky.ts';
import { hues, mix, palette, type Hue, type Look } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, stroke } from '../svg.ts';

const W = 960;
const H = 540;
const HORIZON = 296;
const THREADS = 15;
/** Waves that run over the road towards us. */
const RIPPLES = 7;

/** A place on the road: `depth` 0 at the horizon … 1 before our feet, `side` −1 … 1 from edge to edge. */
type Road = (depth: number, side: number) => Point;

/** The road bends as it comes; the bend travels towards us. */
function roadAt(phase: number): Road {
  return (depth, side) => {
    const near = depth ** 2.1;
    const bend =
      70 * swing(phase, 1, -depth * 0.55) * Math.sin(Math.PI * Math.min(1, depth * 1.1)) * (1 - depth * 0.55);
    const middle = lerp(560, 470, depth) + bend;
    return [middle + side * lerp(7, 760, near), lerp(HORIZON + 2, H + 70, near)];
  };
}

/** A thread of the road from far to near. */
function lane(road: Road, side: number, from = 0, to = 1, parts = 16): Point[] {
  return Array.from({ length: parts + 1 }, (_, n) => road(lerp(from, to, n / parts), side));
}

/** A paper dart seen from behind, banking into its way, and the threads that it draws. */
function dart(road: Road, depth: number, side: (depth: number) => number, hue: Hue): string {
  const way = (to: number): Point[] =>
    Array.from({ length: 15 }, (_, n) => {
      const d = lerp(depth, to, n / 14);
      return road(d, side(d));
    });
  const [x, y] = road(depth, side(depth));
  const [ahead] = road(depth - 0.06, side(depth - 0.06));
  const size = lerp(8, 52, depth ** 1.7);
  const trail = [-1, 0, 1].map((n) =>
    stroke(
      smooth(way(1).map(([px, py], index): Point => [px + n * lerp(2, 14, index / 14), py])),
      n === 0 ? hue.wash : hue.bright,
      n === 0 ? 2 : 3,
    ),
  );
  const wing = (sign: 1 | -1, color: string): string =>
    fill(
      `M0 ${-size * 0.8}L${sign * size} ${size * 0.5}L${sign * size * 0.2} ${size * 0.36}L0 ${size * 0.12}z`,
      color,
    );
  return (
    stroke(smooth(way(Math.min(1, depth + 0.18))), hue.bright, size * 0.8, { opacity: 0.16 }) +
    group({ opacity: 0.95 }, ...trail) +
    circle(x, y, size * 1.25, hue.bright, { opacity: 0.14 }) +
    place(
      wing(-1, hue.bright) + wing(1, hue.tint) + stroke(`M0 ${-size * 0.8}V${size * 0.12}`, hue.wash, 1.6),
      x,
      y,
      1,
      { rotate: Math.max(-26, Math.min(26, (ahead - x) * 0.8)) },
    )
  );
}

function sun(look: Look, phase: number): string {
  const [x, y, r] = [596, 214, 96];
  const rings = [0, 1, 2, 3].map((n) => {
    const out = cycle(phase, 1, n / 4);
    return circle(x, y, r + out * 92, 'none', {
      stroke: look.second.tint,
      strokeWidth: 1.8,
      opacity: 0.75 * (1 - out) * Math.min(1, out * 8),
    });
  });
  return (
    circle(x, y, r + 40, look.second.bright, { opacity: 0.16 }) +
    rings.join('') +
    circle(x, y, r, look.second.bright)
  );
}

/** A race on a road of threads, into a setting sun: what a player sees. */
export function nightRace(options: SceneOptions): string {
  const s = openStage(
    'race',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: W, height: H, focus: [0.55, 0.5] },
  );
  const { look, rng } = s;
  const phase = s.phase ?? 0;
  const road = roadAt(phase);
  const points: Point[] = Array.from({ length: 34 }, () => [rng.range(10, W - 10), rng.range(10, 190)]);
  const sides = Array.from({ length: THREADS }, (_, n) => lerp(-1, 1, n / (THREADS - 1)));
  const sky = s.gradient('sky', [
    [0, palette.ink],
    [0.5, look.hue.deep],
    [0.86, look.hue.base],
    [1, '#C65FB0'],
  ]);
  const ground = s.gradient('ground', [
    [0, '#3A1F7D'],
    [0.35, '#1C1650'],
    [1, '#0B0F2C'],
  ]);
  const lead = (d: number): number => -0.22 + 0.17 * swing(phase, 2, -d * 0.5);
  const rival = (d: number): number => 0.25 + 0.12 * swing(phase, 3, 0.3 - d * 0.5);
  const out = [
    fill(`M0 0H${W}V${HORIZON + 6}H0z`, sky),
    stars(points, '#E9E4FB'),
    sun(look, phase),
    hills(
      [
        [-10, 262],
        [110, 206],
        [210, 244],
        [330, 178],
        [450, 250],
        [560, 224],
        [690, 258],
        [800, 196],
        [970, 250],
      ],
      HORIZON + 6,
      '#3B2592',
    ),
    hills(
      [
        [-10, 286],
        [150, 252],
        [300, 282],
        [470, 266],
        [640, 288],
        [820, 256],
        [970, 280],
      ],
      HORIZON + 6,
      '#241A66',
    ),
    fill(`M0 ${HORIZON}H${W}V${H}H0z`, ground),
    ...Array.from({ length: RIPPLES }, (_, n) => {
      const depth = cycle(phase, 3, n / RIPPLES);
      const across = [-1, -0.5, 0, 0.5, 1].map((side): Point => {
        const [x, y] = road(depth, side * 1.5);
        return [x, y - (1 - side * side) * 10 * depth];
      });
      return stroke(smooth(across), look.hue.bright, lerp(0.8, 2.6, depth), {
        opacity: 0.42 * Math.min(1, depth * 5) * Math.min(1, (1 - depth) * 6),
      });
    }),
    ...sides.map((side, n) =>
      stroke(
        smooth(lane(road, side * 1.5)),
        mix(look.threadBright, look.second.bright, Math.abs((n % 5) - 2) < 1 ? 0.8 : 0),
        n % 7 === 0 ? 2.4 : 1.6,
        {
          opacity: 0.75,
        },
      ),
    ),
    ...sides.map((side, n) =>
      n % 2 === 0
        ? ''
        : light(lane(road, side * 1.5, 0.02, 1, 40), cycle(phase, 2, n * 0.38), {
            color: n % 3 ? look.hue.tint : look.second.bright,
            core: palette.white,
            width: 2.6,
            length: 120,
          }),
    ),
    dart(road, 0.44 + 0.03 * swing(phase), lead, hues.teal),
    dart(road, 0.62 + 0.05 * swing(phase, 2, 0.4), rival, look.second),
  ];
  return s.frame(palette.ink, out);
}
