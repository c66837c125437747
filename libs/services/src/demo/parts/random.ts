/** A generator of pseudo-random numbers. The same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number that is at least 0 and less than 1. */
  next(): number;
  /** Returns a whole number from `min` to `max`, including both. */
  between(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns one of the keys at random. A key's share is its probability, relative to the sum of all shares. */
  draw<K extends string>(shares: Readonly<Record<K, number>>): K;
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  // The mulberry32 algorithm.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    draw(shares) {
      const keys = Object.keys(shares) as (keyof typeof shares)[];
      let rest = next() * keys.reduce((sum, key) => sum + shares[key], 0);
      const drawn = keys.find((key) => (rest -= shares[key]) < 0) ?? keys.at(-1);
      if (drawn === undefined) throw new RangeError('Nothing to draw from');
      return drawn;
    },
  };
}
