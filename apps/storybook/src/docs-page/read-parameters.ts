import type { AnyEntryType, VariantRow } from '@skein/cms-client';
import { STATUS, type Guidance } from '../advice/advice.tsx';

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

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the advice in `parameters.advice` of a stories file, or undefined. */
export function adviceIn(value: unknown): Guidance | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { use, avoid, keyboard, accessibility, status } = value as Readonly<Record<string, unknown>>;
  if (!isText(use) || !isText(avoid)) return undefined;
  return {
    use,
    avoid,
    ...(isText(keyboard) && { keyboard }),
    ...(isText(accessibility) && { accessibility }),
    ...(isText(status) && status in STATUS && { status: status as keyof typeof STATUS }),
  };
}
