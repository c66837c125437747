import { Pen } from './pen.ts';

export type Point = readonly [x: number, y: number];

/** A value along a line: constant, or a function of the position 0…1. */
export type Along = number | ((t: number) => number);

export interface Sample {
  readonly at: Point;
  /** Unit vector to the left of the direction of travel (up, when travelling right). */
  readonly normal: Point;
  /** Position along the line, 0…1 by length. */
  readonly t: number;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function between(a: Point, b: Point, t: number): Point {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function along(value: Along, t: number): number {
  return typeof value === 'number' ? value : value(t);
}

function pointAt(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const at = closed ? ((index % count) + count) % count : Math.min(Math.max(index, 0), count - 1);
  return points[at] as Point;
}

/** Control points of the Catmull-Rom segment from point `index` to the next; limited by the segment's length so that it never overshoots. */
function controls(
  points: readonly Point[],
  index: number,
  closed: boolean,
  tension: number,
): [Point, Point, Point, Point] {
  const p0 = pointAt(points, index - 1, closed);
  const p1 = pointAt(points, index, closed);
  const p2 = pointAt(points, index + 1, closed);
  const p3 = pointAt(points, index + 2, closed);
  const length = distance(p1, p2);
  const reach = (from: Point, to: Point): Point => {
    const span = distance(from, to);
    if (span === 0) return [0, 0];
    // Direction first, then length: the other way round a tiny span overflows.
    return [((to[0] - from[0]) / span) * length * tension, ((to[1] - from[1]) / span) * length * tension];
  };
  const out = reach(p0, p2);
  const back = reach(p1, p3);
  return [p1, [p1[0] + out[0], p1[1] + out[1]], [p2[0] - back[0], p2[1] - back[1]], p2];
}

export interface SmoothOptions {
  closed?: boolean;
  /** How far control points reach, as a share of the segment; 0.36 draws near-circles. */
  tension?: number;
  /** Decimals kept; 0 is enough for drawings that are scaled down. */
  digits?: number;
}

/** Path data of a smooth curve through all points. */
export function smooth(points: readonly Point[], options: SmoothOptions = {}): string {
  const { closed = false, tension = 0.36, digits = 1 } = options;
  const pen = new Pen(digits).move(pointAt(points, 0, closed));
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index += 1) {
    const [, a, b, end] = controls(points, index, closed, tension);
    pen.curve(a, b, end);
  }
  if (closed) pen.close();
  return pen.toString();
}

/** Path data of straight lines, with corners rounded by up to `radius`. */
export function poly(
  points: readonly Point[],
  options: { closed?: boolean; radius?: number; digits?: number } = {},
): string {
  const { closed = false, radius = 0, digits = 1 } = options;
  const pen = new Pen(digits);
  const count = points.length;
  for (let index = 0; index < count; index += 1) {
    const here = pointAt(points, index, closed);
    const end = !closed && (index === 0 || index === count - 1);
    if (radius === 0 || end) {
      if (index === 0) pen.move(here);
      else pen.line(here);
      continue;
    }
    const before = pointAt(points, index - 1, closed);
    const after = pointAt(points, index + 1, closed);
    const r1 = Math.min(radius, distance(before, here) / 2);
    const r2 = Math.min(radius, distance(here, after) / 2);
    const enter = between(here, before, r1 / (distance(before, here) || 1));
    const leave = between(here, after, r2 / (distance(here, after) || 1));
    if (index === 0) pen.move(enter);
    else pen.line(enter);
    pen.quad(here, leave);
  }
  if (closed) pen.close();
  return pen.toString();
}

/** The smooth curve through `points` as evenly spaced samples, about `step` apart. */
export function sample(points: readonly Point[], step = 30, options: SmoothOptions = {}): Sample[] {
  const { closed = false, tension = 0.36 } = options;
  const dense: Point[] = [];
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index += 1) {
    const [a, b, c, d] = controls(points, index, closed, tension);
    const parts = 24;
    for (let part = index === 0 ? 0 : 1; part <= parts; part += 1) {
      const t = part / parts;
      const s = 1 - t;
      dense.push([
        s * s * s * a[0] + 3 * s * s * t * b[0] + 3 * s * t * t * c[0] + t * t * t * d[0],
        s * s * s * a[1] + 3 * s * s * t * b[1] + 3 * s * t * t * c[1] + t * t * t * d[1],
      ]);
    }
  }
  const lengths: number[] = [0];
  for (let index = 1; index < dense.length; index += 1) {
    lengths.push((lengths[index - 1] ?? 0) + distance(dense[index - 1] as Point, dense[index] as Point));
  }
  const total = lengths.at(-1) ?? 0;
  const count = Math.max(2, Math.round(total / step));
  const out: Sample[] = [];
  let cursor = 0;
  for (let index = 0; index <= count; index += 1) {
    const target = (total * index) / count;
    while (cursor < lengths.length - 2 && (lengths[cursor + 1] ?? 0) < target) cursor += 1;
    const from = dense[cursor] as Point;
    const to = dense[Math.min(cursor + 1, dense.length - 1)] as Point;
    const span = distance(from, to) || 1;
    const at = between(from, to, Math.min(1, Math.max(0, (target - (lengths[cursor] ?? 0)) / span)));
    out.push({ at, normal: [(to[1] - from[1]) / span, -(to[0] - from[0]) / span], t: index / count });
  }
  return out;
}

/** The samples pushed sideways: positive is to the left of travel (up, when travelling right). */
export function offset(samples: readonly Sample[], by: Along): Point[] {
  return samples.map(({ at, normal, t }) => {
    const d = along(by, t);
    return [at[0] + normal[0] * d, at[1] + normal[1] * d];
  });
}

/** `count` parallel lines around the curve through `points`; `gap` px between neighbours keeps or changes along the way. */
export function parallels(
  points: readonly Point[],
  count: number,
  gap: Along,
  step = 30,
  options: SmoothOptions = {},
): Point[][] {
  const samples = sample(points, step, options);
  return Array.from({ length: count }, (_, index) =>
    offset(samples, (t) => ((count - 1) / 2 - index) * along(gap, t)),
  );
}

/** Outline of a line with a width that changes from point to point: limbs, tails, stems. Round at both ends. */
export function ribbon(points: readonly Point[], widths: readonly number[], step = 22, digits = 1): string {
  const samples = sample(points, step);
  const width = (t: number): number => {
    const at = t * (widths.length - 1);
    const index = Math.min(Math.floor(at), widths.length - 2);
    const k = at - index;
    const eased = k * k * (3 - 2 * k);
    return lerp(widths[index] ?? 0, widths[index + 1] ?? widths[index] ?? 0, eased) / 2;
  };
  const left = offset(samples, width);
  const right = offset(samples, (t) => -width(t)).reverse();
  const cap = (sampleAt: Sample, sign: number): Point[] => {
    const r = width(sampleAt.t);
    const [nx, ny] = sampleAt.normal;
    const dir: Point = [-ny * sign, nx * sign];
    const turn = (angle: number): Point => [
      sampleAt.at[0] + (nx * Math.cos(angle) * sign + dir[0] * Math.sin(angle)) * r,
      sampleAt.at[1] + (ny * Math.cos(angle) * sign + dir[1] * Math.sin(angle)) * r,
    ];
    return digits === 0
      ? [turn(Math.PI / 2)]
      : [turn(Math.PI / 4), turn(Math.PI / 2), turn((Math.PI * 3) / 4)];
  };
  return smooth([...left, ...cap(samples.at(-1) as Sample, 1), ...right, ...cap(samples[0] as Sample, -1)], {
    closed: true,
    tension: 0.35,
    digits,
  });
}

/** The middle joint of a two-part limb from `from` to `to`; the target is pulled in when it is out of reach. */
export function joint(
  from: Point,
  to: Point,
  first: number,
  second: number,
  bend: number,
): { mid: Point; end: Point } {
  const gap = distance(from, to);
  const reach = Math.min(gap, first + second - 0.5);
  const unit: Point = gap === 0 ? [0, 1] : [(to[0] - from[0]) / gap, (to[1] - from[1]) / gap];
  const end: Point = [from[0] + unit[0] * reach, from[1] + unit[1] * reach];
  const alongUnit = (first * first - second * second + reach * reach) / (2 * reach || 1);
  const height = Math.sqrt(Math.max(0, first * first - alongUnit * alongUnit)) * bend;
  return {
    mid: [from[0] + unit[0] * alongUnit - unit[1] * height, from[1] + unit[1] * alongUnit + unit[0] * height],
    end,
  };
}

/** Points on a circle or ellipse arc, angles in degrees, 0 to the right, growing clockwise on screen. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  parts = 12,
): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const angle = (lerp(from, to, index / parts) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}
