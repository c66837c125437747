import type { Experiments } from '../portal/portal-data.ts';

/** Returns the visitor's variation of a flag, or undefined if the flag is not part of an experiment. */
export function assignedVariation(experiments: Experiments, flagKey: string): string | undefined {
  return Object.hasOwn(experiments, flagKey) ? experiments[flagKey] : undefined;
}

/**
 * Whether the visitor's variation of the flag is `variationName`. If so, the visitor sees changed content.
 * Always false for an empty name, because content without an experiment has empty names.
 */
export function isVariationOn(experiments: Experiments, flagKey: string, variationName: string): boolean {
  return variationName !== '' && assignedVariation(experiments, flagKey) === variationName;
}
