/**
 * Patterns of threads. `flow`: side by side. `gather`: from many to one. `fan`: from one to many. `weave`: over
 * and under each other.
 */
export type ThreadPattern = 'flow' | 'gather' | 'fan' | 'weave';

/** Size of the drawing, in units of its viewBox. */
export const THREAD_FIELD = { width: 1200, height: 96 } as const;

/** Distance between neighboring threads in the spread part of the drawing, in units of the viewBox. */
const SPREAD = 15;

/** Distance between gathered threads, as a share of `SPREAD`. */
const GATHERED = 0.06;

/** Height of the common wave of all threads, in units of the viewBox. */
const SWING = 12;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns how far apart the threads are at a point of the drawing, from 0 to 1. */
function spreadAt(pattern: ThreadPattern, along: number): number {
  const eased = along * along * (3 - 2 * along);
  if (pattern === 'gather') return 1 - (1 - GATHERED) * eased;
  if (pattern === 'fan') return GATHERED + (1 - GATHERED) * eased;
  return 1;
}

/** Returns the distance of one thread from the top, at a point of the drawing, in units of the viewBox. */
function heightAt(pattern: ThreadPattern, thread: number, count: number, along: number): number {
  const offset = thread - (count - 1) / 2;
  const swing = Math.sin(along * Math.PI * 2 + 0.4) * SWING;
  if (pattern === 'weave') {
    const phase = (thread / count) * Math.PI * 2;
    return THREAD_FIELD.height / 2 + Math.sin(along * Math.PI * 4 + phase) * SPREAD * 1.6;
  }
  const drift = Math.sin(along * Math.PI * 3 + thread * 0.55) * 3;
  return THREAD_FIELD.height / 2 + swing + drift + offset * SPREAD * spreadAt(pattern, along);
}

/** Paths that were already computed. Pages contain only a few different dividers. */
const worked = new Map<string, readonly string[]>();

/**
 * Returns one SVG path for each thread of a divider. The paths are as wide as the divider.
 * @param count number of threads, at least 1
 */
export function threadPaths(pattern: ThreadPattern, count: number): readonly string[] {
  const key = `${pattern} ${count}`;
  let paths = worked.get(key);
  if (!paths) worked.set(key, (paths = workOut(pattern, count)));
  return paths;
}

function workOut(pattern: ThreadPattern, count: number): string[] {
  const steps = 16;
  return Array.from({ length: count }, (_, thread) => {
    const points = Array.from({ length: steps + 1 }, (_unused, step) => ({
      x: (THREAD_FIELD.width * step) / steps,
      y: heightAt(pattern, thread, count, step / steps),
    }));
    return smooth(points);
  });
}

type Point = { x: number; y: number };

/** Returns a smooth curve through the points: a Catmull–Rom spline as cubic Bézier curves. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const first = at(0);
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (a: Point, b: Point, c: Point): string =>
      `${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)}`;
    path += `C${control(before, from, to)} ${control(after, to, from)} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}
