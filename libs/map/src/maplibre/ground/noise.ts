/** Returns a pseudo-random number from 0 to 1. The same numbers always give the same result. */
export function hash(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ (number | 0), 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 0x1_0000_0000;
}

/** Bends a plane slightly, so that straight lines look like real streets. Takes and returns kilometers. */
export function bend(x: number, y: number): [number, number] {
  return [
    x +
      0.34 * Math.sin(y / 2.3 + 1.1) +
      0.5 * Math.sin(y / 7.1 + x / 9.7) +
      0.06 * Math.sin(y / 0.62 + x / 1.9),
    y +
      0.34 * Math.sin(x / 2.7 + 0.4) +
      0.5 * Math.sin(x / 6.3 - y / 8.9) +
      0.06 * Math.sin(x / 0.71 - y / 1.7),
  ];
}

/**
 * Returns the point that `bend` moves to `x` and `y`. Finds the point by iteration, which works because `bend` moves
 * points only a little.
 */
export function unbend(x: number, y: number): [number, number] {
  let [atX, atY] = [x, y];
  for (let step = 0; step < 8; step++) {
    const [bentX, bentY] = bend(atX, atY);
    [atX, atY] = [atX + x - bentX, atY + y - bentY];
  }
  return [atX, atY];
}
