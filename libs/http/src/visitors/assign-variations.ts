import { createHash } from 'node:crypto';

/** One variation of a flag. A variation with twice the weight gets twice as many visitors. */
export interface WeightedVariation {
  variation: string;
  weight: number;
}

/** The running experiments by flag key. Changing weights or their order moves some visitors to another variation. */
export type ExperimentsConfig = Readonly<Record<string, readonly WeightedVariation[]>>;

const BUCKET_BYTES = 6;
const BUCKETS = 2 ** (8 * BUCKET_BYTES);

/**
 * Returns a visitor's position in a flag's experiment, from 0 to less than 1. Positions of different flags are
 * independent of each other.
 */
function positionOf(visitorId: string, flagKey: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([flagKey, visitorId]))
    .digest();
  return hash.readUIntBE(0, BUCKET_BYTES) / BUCKETS;
}

function pick(variations: readonly WeightedVariation[], position: number): string | undefined {
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  let rest = position * total;
  for (const { variation, weight } of variations) {
    if (rest < weight) return variation;
    rest -= weight;
  }
  // The loop finds no share only if no variation has a weight, or if rounding errors left a gap at the end.
  return variations.findLast(({ weight }) => weight > 0)?.variation;
}

/**
 * Returns the visitor's variation in each running experiment. The same visitor always gets the same variation.
 * An experiment is left out if all its weights are 0.
 */
export function assignVariations(visitorId: string, experiments: ExperimentsConfig): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const [flagKey, variations] of Object.entries(experiments)) {
    const variation = pick(variations, positionOf(visitorId, flagKey));
    if (variation !== undefined) assigned[flagKey] = variation;
  }
  return assigned;
}
