import { palette } from '../palette.ts';
import { lerp, sample, type Point } from '../path.ts';
import { fill, stroke } from '../svg.ts';

/** A line that hangs between two points; `sag` px is how far its middle lies below the straight way. */
export function hanging(from: Point, to: Point, sag: number, parts = 6): Point[] {
  return Array.from({ length: parts + 1 }, (_, index): Point => {
    const t = index / parts;
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  });
}

/** Bulbs along a line, about `spacing` px apart, none at its ends. */
export function bulbs(line: readonly Point[], spacing: number, size = 1): string {
  const places = sample(line, spacing)
    .slice(1, -1)
    .map(({ at: [x, y] }) => [Math.round(x), Math.round(y)] as const);
  const each = (draw: (x: number, y: number) => string): string =>
    places.map(([x, y]) => draw(x, y)).join('');
  const half = 5 * size;
  return (
    stroke(
      each((x, y) => `M${x} ${y + Math.round(14 * size)}h0`),
      palette.glow,
      32 * size,
      { opacity: 0.18 },
    ) +
    fill(
      each(
        (x, y) =>
          `M${x - half} ${y + 8 * size}q${-0.8 * half} ${14 * size} ${half} ${16 * size}q${1.8 * half} ${-2 * size} ${half} ${-16 * size}z`,
      ),
      palette.glowSoft,
    ) +
    stroke(
      each((x, y) => `M${x} ${y + 1}v${Math.round(7 * size)}`),
      palette.ink,
      3 * size,
    )
  );
}
