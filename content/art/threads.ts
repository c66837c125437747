import { mix } from './palette.ts';
import { arc, lerp, parallels, smooth, type Along, type Point } from './path.ts';
import { el, group, stroke } from './svg.ts';

export interface ThreadStyle {
  /** From the first thread of a bundle to the last. */
  from: string;
  to?: string;
  width?: number;
  /** Opacity of all threads together. */
  opacity?: number;
  /** Adds the classes that draw the threads once; the value is the place in the sequence, 0 first. */
  draw?: number | undefined;
}

/** Class names shared by threads and the style sheet that draws them. */
const DRAW_CLASS = 'skd';

const DRAW_STEPS = 4;

/** The style sheet that draws threads once, 900–1600 ms in all; without it, or with reduced motion, they simply stand there. */
export function drawStyle(): string {
  const delays = Array.from({ length: DRAW_STEPS }, (_, step) =>
    step === 0 ? '' : `.${DRAW_CLASS}${step}{animation-delay:${step * 0.13}s}`,
  ).join('');
  return `<style>@media (prefers-reduced-motion:no-preference){.${DRAW_CLASS}{stroke-dasharray:1.01;animation:${DRAW_CLASS} 1.2s cubic-bezier(.2,.7,.2,1) both}${delays}@keyframes ${DRAW_CLASS}{from{stroke-dashoffset:1.01}to{stroke-dashoffset:0}}}</style>`;
}

/** The attributes that let a thread draw itself at a place in the sequence; none for a still picture. */
export function drawing(step: number | undefined): Record<string, string | number> {
  if (step === undefined) return {};
  const at = Math.min(Math.trunc(step), DRAW_STEPS - 1);
  return { pathLength: 1, class: at === 0 ? DRAW_CLASS : `${DRAW_CLASS} ${DRAW_CLASS}${at}` };
}

/** One thread through the points. */
export function thread(points: readonly Point[], style: ThreadStyle): string {
  return stroke(smooth(points), style.from, style.width ?? 2, {
    opacity: style.opacity,
    ...drawing(style.draw),
  });
}

/** A bundle of parallel threads around the curve through `points`. `gap` in px, constant or along the way. */
export function bundle(
  points: readonly Point[],
  count: number,
  gap: Along,
  style: ThreadStyle,
  step = 36,
): string {
  const width = style.width ?? 2;
  const lines = parallels(points, count, gap, step).map((line, index) => {
    const share = count < 2 ? 0 : index / (count - 1);
    const color = mix(style.from, style.to ?? style.from, share);
    return el('path', {
      d: smooth(line),
      stroke: color,
      ...drawing(style.draw === undefined ? undefined : style.draw + (index % 3)),
    });
  });
  return group({ fill: 'none', strokeWidth: width, opacity: style.opacity }, ...lines);
}

/** Light around a line: wide faint strokes below it, no filters. */
export function glowLine(points: readonly Point[], color: string, width = 14, opacity = 0.14): string {
  const d = smooth(points);
  return stroke(d, color, width * 2.2, { opacity: opacity * 0.5 }) + stroke(d, color, width, { opacity });
}

/** A bundle that hides what it passes over: a halo in the ground's colour, then the threads. */
export function over(
  points: readonly Point[],
  count: number,
  gap: number,
  style: ThreadStyle,
  ground: string,
): string {
  const width = style.width ?? 2;
  return (
    stroke(smooth(points), ground, count * gap + width + 5, { strokeLinecap: 'butt' }) +
    bundle(points, count, gap, style, 48)
  );
}

function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A skein: a hank of thread twisted on itself like a figure of eight, lying from `a` to `b`. */
export function skein(
  a: Point,
  b: Point,
  girth: number,
  count: number,
  style: ThreadStyle,
  ground: string,
): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const at = (t: number, side: number): Point => [
    a[0] + dx * t - (dy / Math.hypot(dx, dy)) * side,
    a[1] + dy * t + (dx / Math.hypot(dx, dy)) * side,
  ];
  const strand = (phase: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const u = index / 12;
      return at(u, Math.sin(u * Math.PI * 2 + phase) * girth);
    });
  const gap = (style.width ?? 2) + 1.4;
  // Over and under: each strand lies on top for half of the way.
  const cut = (points: Point[], from: number, to: number): Point[] =>
    points.slice(Math.round(from * 12), Math.round(to * 12) + 1);
  const [one, two] = [strand(0), strand(Math.PI)];
  return (
    bundle(one, count, gap, style, 22) +
    bundle(cut(two, 0, 0.25), count, gap, style, 22) +
    over(cut(two, 0.25, 0.75), count, gap, style, ground) +
    bundle(cut(two, 0.75, 1), count, gap, style, 22)
  );
}

/** A ball of yarn: three families of arcs on a disc. */
export function yarnBall(cx: number, cy: number, radius: number, style: ThreadStyle, ground: string): string {
  const width = style.width ?? 1.8;
  const lines: string[] = [];
  const family = (angle: number, count: number, bow: number): void => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    for (let index = 0; index < count; index += 1) {
      const y = lerp(-0.82, 0.82, (index + 0.5) / count);
      const half = Math.sqrt(1 - y * y) * 0.96;
      const raw: Point[] = [
        [-half, y],
        [0, y + bow * (1 - Math.abs(y))],
        [half, y],
      ];
      lines.push(
        smooth(
          raw.map(([px, py]): Point => [cx + (px * c - py * s) * radius, cy + (px * s + py * c) * radius]),
        ),
      );
    }
  };
  family(0.5, 4, -0.25);
  const first = lines.splice(0).join('');
  family(-0.7, 4, 0.3);
  const second = lines.splice(0).join('');
  return (
    `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(radius)}" fill="${ground}"/>` +
    stroke(smooth(arc(cx, cy, radius, radius, 0, 336, 10), { closed: false }), style.from, width) +
    stroke(first, style.from, width) +
    stroke(second, style.to ?? style.from, width)
  );
}

/** Straight-sided concentric arcs, like a rug or ripples: `count` ellipses inward from the outer one. */
export function rings(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  gap: number,
  color: string,
  width = 1.6,
): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    out += `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${r(rx - index * gap)}" ry="${r(ry - index * gap * (ry / rx))}"/>`;
  }
  return group({ fill: 'none', stroke: color, strokeWidth: width }, out);
}
