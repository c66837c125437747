import { checkForm } from '../contract/check-form.ts';
import type { FormDefinition } from '../contract/form-definition.ts';
import type { FormField } from '../contract/form-fields.ts';

const GOOD = { email: 'a@b.co', street: '1', unit: '', zip: '00000' };

/** Shown fields without which the form is refused, whatever stands in the others. */
export const requiredFields = (form: FormDefinition, shown: readonly FormField[]): readonly FormField[] =>
  shown.filter((field) => checkForm(form, { ...GOOD, [field]: '' }, shown).length > 0);
