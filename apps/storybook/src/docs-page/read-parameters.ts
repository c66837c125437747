import type { Advice, AnyEntryType, VariantRow } from '@skein/cms-client';

interface Shown {
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Returns the variant that all stories of a page show, or undefined if they show several. */
export function variantOfAll(stories: readonly Shown[]): unknown {
  const [variant, ...others] = new Set(stories.map(({ parameters }) => parameters?.['variant']));
  return others.length === 0 ? variant : undefined;
}

/** Returns the variant of a docs page, or undefined if it is about none. */
export const lookOf = (type: AnyEntryType, named: unknown): VariantRow | undefined =>
  type.variants.find(({ name }) => name === named);

/** Returns the advice in `parameters.advice` of a stories file; undefined if it has none. */
export function adviceIn(value: unknown): Advice | undefined {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value))
    return undefined;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : undefined;
}
