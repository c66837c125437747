import { mix } from '../palette.ts';
import { poly, type Point } from '../path.ts';
import { circle, fill, rect, stroke } from '../svg.ts';
import type { HouseColors, Inside } from './panes.ts';

export type HouseKind = 'gable' | 'townhouse' | 'bungalow' | 'modern' | 'victorian' | 'flats';

export interface House {
  readonly drawing: string;
  readonly width: number;
  /** The outline from the ground at the left over the roof to the ground at the right; the house stands on y = 0. */
  readonly roofline: readonly Point[];
  /** Where a thread comes in: the foot of the wall. */
  readonly entry: Point;
  /** Middle of the largest window. */
  readonly window: Point;
}

export function door(x: number, width: number, height: number, colors: HouseColors): string {
  return (
    rect(x - 4, -height - 4, width + 8, height + 4, colors.trim, 2) +
    rect(x, -height, width, height, colors.door) +
    rect(x + width * 0.22, -height + 7, width * 0.56, height * 0.28, colors.lit, 2) +
    circle(x + width - 5, -height * 0.44, 2, colors.lit)
  );
}

const INSIDE: readonly Inside[] = ['plant', 'lamp', 'cat', 'curtain', 'person'];

/** What every drawing of a house is made with. */
export interface HouseKit {
  readonly colors: HouseColors;
  readonly seed: number;
  /** The wall in shadow. */
  readonly dark: string;
  readonly inside: (window: number) => Inside;
  readonly lit: (window: number) => boolean;
  readonly roof: (points: readonly Point[]) => string;
  /** Boards across a wall. */
  readonly siding: (x: number, width: number, top: number, bottom: number, step?: number) => string;
}

export function houseKit(colors: HouseColors, seed: number): HouseKit {
  const dark = mix(colors.wall, '#0E1630', 0.16);
  return {
    colors,
    seed,
    dark,
    inside: (n) => INSIDE[(n * 3 + seed) % INSIDE.length] ?? 'plant',
    lit: (n) => (n * 7 + seed * 5) % 4 !== 0,
    roof: (points) => fill(poly(points, { closed: true, radius: 4 }), colors.roof),
    siding(x, width, top, bottom, step = 12) {
      let d = '';
      for (let y = top + step; y < bottom; y += step) d += `M${x} ${y}h${width}`;
      return stroke(d, dark, 1.2, { strokeLinecap: 'butt', opacity: 0.7 });
    },
  };
}
