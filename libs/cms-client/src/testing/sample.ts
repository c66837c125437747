import * as fc from 'fast-check';

/** Whether tests try all cases, with `TEST_LEVEL=full`. */
export const isFull = process.env['TEST_LEVEL'] === 'full';

export interface Sample<T> {
  readonly cases: readonly T[];
  /** Describes the sample in a test's title: `40 of 312, seed 20261120`, or `all 312`. */
  readonly label: string;
}

/**
 * Returns a sample of the cases, or all cases with `TEST_LEVEL=full`. The sample is the same in every run,
 * because fast-check's `configureGlobal` sets the seed.
 * @param kindOf returns the kind of a case. The sample contains equally many cases of each kind
 */
export function sampleOf<T>(
  all: readonly T[],
  count: number,
  kindOf: (one: T) => unknown = () => undefined,
): Sample<T> {
  if (isFull || count >= all.length) return { cases: all, label: `all ${all.length}` };
  const { seed = 1 } = fc.readConfigureGlobal() ?? {};
  const order = fc.shuffledSubarray([...all.keys()], { minLength: all.length });
  const [shuffled = []] = fc.sample(order, { seed, numRuns: 1 });
  const turns = new Map<unknown, number>();
  const inTurn = shuffled.map((index) => {
    const kind = kindOf(all[index] as T);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { index, turn };
  });
  const chosen = new Set(
    inTurn
      .sort((a, b) => a.turn - b.turn)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return {
    cases: all.filter((_, index) => chosen.has(index)),
    label: `${count} of ${all.length}, seed ${seed}`,
  };
}
