import type { FormField } from '../contract/form-fields.ts';

/** Id of the element that says what is wrong with a field, for `aria-describedby`. */
export const issueId = (idPrefix: string, field: FormField) => `${idPrefix}-${field}-issue`;
