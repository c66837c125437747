import type { ParseContext } from './context.ts';
import type { FieldRow } from './entry-type.ts';
import type { FieldSpec } from './field.ts';
import { quoteRaw } from './problem.ts';
import type { RawEntry } from './raw.ts';

/** The result of a picker: the name of a variant, or a problem for the editor to fix. */
export type Picked = { readonly name: string } | { readonly field: string; readonly reason: string };

/** Determines the variant of an entry from one or several fields. */
export interface VariantPicker {
  /**
   * Returns the row of the CMS field that selects the variant. If `variant` is present, the row says what an editor
   * enters to get this variant.
   */
  row(variant?: string): FieldRow;
  /** Returns the variant of an entry. Never throws. */
  read(entry: RawEntry, context: ParseContext): Picked;
  write(variant: string): readonly (readonly [gf: string, field: undefined, value: unknown])[];
  /** Returns what an editor enters to get a variant, if it is not the variant's number or word. */
  entered?(variant: string): string;
}

type Choice = { readonly label: string } & ({ readonly number: number } | { readonly word: string });

const valueOf = (choice: Choice) => ('number' in choice ? choice.number : choice.word);

const toNumber = (raw: unknown): number =>
  typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
const toWord = (raw: unknown) => (typeof raw === 'string' ? raw.trim().toLowerCase() : undefined);

/**
 * Returns a picker that reads one field: a number, or a word if the variants have words.
 * @throws if some variants have numbers and others have words
 */
export function pickerByField(gf: string, variants: Readonly<Record<string, Choice>>): VariantPicker {
  const named = Object.entries(variants).map(
    ([name, choice]) => ({ name, label: choice.label, value: valueOf(choice) }) as const,
  );
  const values = named.map(({ value }) => value);
  const byWord = values.some((value) => typeof value === 'string');
  if (byWord && values.some((value) => typeof value === 'number'))
    throw new Error(`${gf} picks variants by numbers and by words`);
  const spec: FieldSpec = {
    type: byWord ? 'Symbol' : 'Integer',
    localized: false,
    validations: [{ in: values }],
    help: named.map(({ value, label }) => `${value} = ${label}`).join('; '),
    options: named.map(({ name }) => name),
  };
  return {
    row(one) {
      const picked = named.find(({ name }) => name === one);
      const own = picked && { help: `${picked.value} = ${picked.label}`, options: [picked.name] };
      return { prop: 'variant', gf, required: true, spec: { ...spec, ...own } };
    },
    read({ fields }) {
      const raw = fields[gf];
      const sought = byWord ? toWord(raw) : toNumber(raw);
      const hit = named.find(({ value }) => value === sought);
      if (hit) return { name: hit.name };
      const got = raw === undefined ? 'is missing' : `${quoteRaw(raw)} is no variant`;
      return { field: gf, reason: `${got}; known are ${values.join(', ')}` };
    },
    write: (name) => [[gf, undefined, named.find((one) => one.name === name)?.value]],
  };
}
