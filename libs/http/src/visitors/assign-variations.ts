import { createHash } from 'node:crypto';

/** One variation of a flag and its share of visitors, relative to the other variations' weights. */
export interface WeightedVariation {
  variation: string;
  weight: number;
}

/** The running experiments by flag key. Changing weights or their order moves some visitors to another variation. */
export type ExperimentsConfig = Readonly<Record<string, readonly WeightedVariation[]>>;

const BUCKET_BYTES = 6;
const BUCKETS = 2 ** (8 * BUCKET_BYTES);

/**
 * Returns a visitor's position in a flag's experiment, from 0 to below 1. It is independent of every other
 * flag.
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
  // Only reached when nothing has a weight, or when rounding has used up the last share.
  return variations.findLast(({ weight }) => weight > 0)?.variation;
}

/**
 * Returns the variation of each running experiment that a visitor sees. It is the same each time, without
 * storing anything. Flags whose variations have no weight are left out.
 */
export function assignVariations(visitorId: string, experiments: ExperimentsConfig): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const [flagKey, variations] of Object.entries(experiments)) {
    const variation = pick(variations, positionOf(visitorId, flagKey));
    if (variation !== undefined) assigned[flagKey] = variation;
  }
  return assigned;
}
