import type { Experiments } from '../portal/portal-data.ts';

/** The variation of a flag that this visitor sees; undefined if the flag is not part of an experiment. */
export function assignedVariation(experiments: Experiments, flagKey: string): string | undefined {
  return Object.hasOwn(experiments, flagKey) ? experiments[flagKey] : undefined;
}

/**
 * Whether content that names a flag key and a variation is to be shown in its varied form. False when either name is
 * empty, so that content without an experiment stays as it is.
 */
export function isVariationOn(experiments: Experiments, flagKey: string, variationName: string): boolean {
  return variationName !== '' && assignedVariation(experiments, flagKey) === variationName;
}
