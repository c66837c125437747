import type { Advice, AnyEntryType, VariantRow } from '@skein/cms-client';

/** The variant that a docs page is about: `parameters.variant` of its stories file. */
export const lookOf = (type: AnyEntryType, named: unknown): VariantRow | undefined =>
  type.variants.find(({ name }) => name === named);

/** Advice that a stories file gives by itself, as `parameters.advice`. */
export function adviceIn(value: unknown): Advice | undefined {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value))
    return undefined;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : undefined;
}
