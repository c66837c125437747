import type { Experiments } from '../portal/portal-data.ts';

/**
 * Returns the variation of a flag that this visitor sees. Undefined if the flag is not part of an experiment.
 */
export function assignedVariation(experiments: Experiments, flagKey: string): string | undefined {
  return Object.hasOwn(experiments, flagKey) ? experiments[flagKey] : undefined;
}

/**
 * Whether to show the varied form of content that names a flag key and a variation. False if either name is
 * empty, so that content without an experiment stays unchanged.
 */
export function isVariationOn(experiments: Experiments, flagKey: string, variationName: string): boolean {
  return variationName !== '' && assignedVariation(experiments, flagKey) === variationName;
}
