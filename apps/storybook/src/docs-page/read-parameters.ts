import type { Advice, AnyEntryType, VariantRow } from '@skein/cms-client';

interface Shown {
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Returns the variant that all stories of a page show, or undefined if the stories show several variants. */
export function variantOfAll(stories: readonly Shown[]): unknown {
  const [variant, ...others] = new Set(stories.map(({ parameters }) => parameters?.['variant']));
  return others.length === 0 ? variant : undefined;
}

/** Returns the variant with the name `named`. Undefined: the type has no such variant. */
export const lookOf = (type: AnyEntryType, named: unknown): VariantRow | undefined =>
  type.variants.find(({ name }) => name === named);

/** Returns the advice in `parameters.advice` of a stories file, or undefined. */
export function adviceIn(value: unknown): Advice | undefined {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value))
    return undefined;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : undefined;
}
