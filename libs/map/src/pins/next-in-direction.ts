/** A pin's place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** Weight of one pixel sideways, compared with one pixel in the direction of the arrow. */
const ASIDE = 2;

/**
 * Returns the index of the spot to which an arrow key leads: the nearest spot in the direction of the arrow.
 * Distance sideways counts double.
 * @returns undefined if no spot is in that direction, or for other keys
 */
export function nextInDirection(spots: readonly Spot[], from: Spot, key: string): number | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  let best: number | undefined;
  let bestCost = Infinity;
  for (const [place, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    if (ahead <= 0.5) continue;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = ahead + aside * ASIDE;
    if (cost < bestCost) [best, bestCost] = [place, cost];
  }
  return best;
}

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);
