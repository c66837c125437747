import type { Advice, AnyEntryType, FieldRow, VariantRow } from '@skein/cms-client';

interface ShownStory {
  readonly args?: Readonly<Record<string, unknown>>;
}

/**
 * The variants that a docs page is about, in the order of their numbers.
 * @param named `parameters.variant` of the stories file; without one the stories tell
 */
export function shownLooks(
  type: AnyEntryType,
  named: unknown,
  stories: readonly ShownStory[],
): readonly VariantRow[] {
  const shown = new Set(named === undefined ? stories.map(({ args }) => args?.['variant']) : [named]);
  return type.variants.filter(({ name }) => shown.has(name)).toSorted((a, b) => a.number - b.number);
}

/** The fields of the variants that a page is about, in the order of the CMS; all fields where it is about none. */
export function rowsOf(type: AnyEntryType, looks: readonly VariantRow[]): readonly FieldRow[] {
  const [first, ...others] = looks;
  if (first && others.length === 0) return type.rows(first.name);
  const isShown = ({ variants }: FieldRow) => !variants || looks.some(({ name }) => variants.includes(name));
  return first ? type.rows().filter(isShown) : type.rows();
}

/** Advice that a stories file gives by itself, as `parameters.advice`. */
export function adviceIn(value: unknown): Advice | undefined {
  if (typeof value !== 'object' || value === null || !('use' in value) || !('avoid' in value))
    return undefined;
  const { use, avoid } = value;
  return typeof use === 'string' && typeof avoid === 'string' ? { use, avoid } : undefined;
}
