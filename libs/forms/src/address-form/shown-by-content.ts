import { shownFields } from '../contract/check-form.ts';
import type { FormDefinition } from '../contract/form-definition.ts';
import type { FormField } from '../contract/form-fields.ts';

export interface FieldLabels {
  readonly emailLabel?: string | undefined;
  readonly streetLabel?: string | undefined;
  readonly unitLabel?: string | undefined;
  readonly zipLabel?: string | undefined;
}

/** What a form asks for: what it always does, and what the content has a label for. */
export const shownByContent = (form: FormDefinition, content: FieldLabels): readonly FormField[] =>
  shownFields(form, {
    email: content.emailLabel,
    street: content.streetLabel,
    unit: content.unitLabel,
    zip: content.zipLabel,
  });
