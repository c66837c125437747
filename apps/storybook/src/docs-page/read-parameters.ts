import type { Advice, AnyEntryType, VariantRow } from '@skein/cms-client';

interface Shown {
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** What the stories of a page show, where they all show one variant. */
export function variantOfAll(stories: readonly Shown[]): unknown {
  const [variant, ...others] = new Set(stories.map(({ parameters }) => parameters?.['variant']));
  return others.length === 0 ? variant : undefined;
}

/** The variant that a docs page is about. */
export const lookOf = (type: AnyEntryType, named: unknown): VariantRow | undefined =>
  type.variants.find(({ name }) => name === named);

/** Advice that a stories file gives by itself, as `parameters.advice`. */
export function adviceIn(value: unknown): Advice | undefined {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value))
    return undefined;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : undefined;
}
