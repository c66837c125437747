import type { Point } from '../path.ts';
import { circle, rect } from '../svg.ts';
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

export const INSIDE: readonly Inside[] = ['plant', 'lamp', 'cat', 'curtain', 'person'];
