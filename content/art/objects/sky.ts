import { mix } from '../palette.ts';
import { smooth, type Point } from '../path.ts';
import { circle, el, fill, num, stroke } from '../svg.ts';

/** A crescent moon. */
export function moon(radius: number, color: string): string {
  const r = radius;
  return fill(
    `M${r * 0.3} ${-r * 0.95}A${r} ${r} 0 1 0 ${r * 0.95} ${r * 0.3}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.3} ${-r * 0.95}z`,
    color,
  );
}

/** Small four-pointed and round stars at given places. */
export function stars(points: readonly Point[], color: string): string {
  const at = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y)}`;
  const dots = (share: number): string =>
    points
      .filter((_, i) => i % 4 !== 0 && (i % 3 === 0 ? 1 : 0) === share)
      .map((point) => `${at(point)}h0`)
      .join('');
  const crosses = points
    .filter((_, i) => i % 4 === 0)
    .map((point) => `${at([point[0], point[1] - 6])}q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z`)
    .join('');
  return fill(crosses, color) + stroke(dots(1), color, 3.4) + stroke(dots(0), color, 2.2);
}

const GOOSE_BODY =
  'M-44 6q22 -14 48 -10q22 2 34 -4q14 -8 22 -10q8 -2 10 2l8 4l-9 2q-6 6 -16 12q-18 14 -44 16q-30 2 -53 -12z';
const GOOSE_BILL = 'M60 -18q8 -2 10 2l8 4l-9 2q-8 -1 -9 -8z';

/** A goose in flight, to the right; wing 0 is down-stroke, 1 is up-stroke. About 100 wide. */
export function goose(body: string, wing: string, up: boolean): string {
  const far = up ? 'M-2 -4q-8 -34 -34 -52q34 6 52 30q8 12 4 24z' : 'M-4 0q-18 18 -22 46q26 -14 40 -44z';
  const near = up ? 'M-12 0q-22 -30 -52 -40q36 -6 62 14q14 12 12 26z' : 'M-14 2q-28 10 -44 38q36 -4 62 -34z';
  return (
    fill(far, mix(wing, '#0E1630', 0.2)) +
    fill(GOOSE_BODY, body) +
    fill(near, wing) +
    fill(GOOSE_BILL, '#0E1630')
  );
}

/** The same goose with its wings anywhere between: 1 up, −1 down. */
export function beatingGoose(body: string, wing: string, beat: number): string {
  const up = (part: string): string => el('g', { transform: `scale(1 ${num(beat, 2)})` }, part);
  return (
    up(fill('M-2 -4q-8 -34 -34 -52q34 6 52 30q8 12 4 24z', mix(wing, '#0E1630', 0.2))) +
    fill(GOOSE_BODY, body) +
    up(fill('M-12 0q-22 -30 -52 -40q36 -6 62 14q14 12 12 26z', wing)) +
    fill(GOOSE_BILL, '#0E1630')
  );
}

/** A cloud of three threads' outline, filled; about 160 wide. */
export function cloud(color: string): string {
  return fill(
    smooth(
      [
        [-80, 0],
        [-74, -22],
        [-44, -26],
        [-28, -50],
        [10, -50],
        [26, -30],
        [58, -34],
        [78, -16],
        [80, 0],
      ],
      { closed: true, tension: 0.3, digits: 0 },
    ),
    color,
  );
}

/** Rolling hills as one filled band from left to right. */
export function hills(points: readonly Point[], bottom: number, color: string): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? [0, 0];
  return fill(
    `${smooth(points, { digits: 0 })}L${Math.round(last[0])} ${Math.round(bottom)}H${Math.round(first[0])}z`,
    color,
  );
}

/** A sun with rings of thread round it. */
export function sun(r: number, color: string, rim: string): string {
  return (
    circle(0, 0, r, color) +
    [1, 2, 3]
      .map((n) => circle(0, 0, r + n * 8, 'none', { stroke: rim, strokeWidth: 1.6, opacity: 0.8 - n * 0.2 }))
      .join('')
  );
}
