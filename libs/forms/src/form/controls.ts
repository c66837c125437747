import { WIRE_NAMES, type PostVariant } from '../submit/wire-names.ts';
import type { FormField, FormValues } from '../contract/form-fields.ts';

/** The control of a field. */
export function controlOf(
  form: HTMLFormElement | null,
  variant: PostVariant,
  field: FormField,
): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(WIRE_NAMES[variant][field]);
  return control instanceof HTMLInputElement ? control : undefined;
}

/** What stands in the shown fields, without spaces around it. */
export const valuesOf = (
  form: HTMLFormElement | null,
  variant: PostVariant,
  shown: readonly FormField[],
): FormValues =>
  Object.fromEntries(shown.map((field) => [field, controlOf(form, variant, field)?.value.trim() ?? '']));

/** Which field a control belongs to. */
export const fieldOf = (name: string, variant: PostVariant): FormField | undefined =>
  (Object.keys(WIRE_NAMES[variant]) as FormField[]).find((field) => WIRE_NAMES[variant][field] === name);
