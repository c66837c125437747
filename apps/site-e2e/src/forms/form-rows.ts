import type { FormRow } from './form-row.ts';
import { CHECK_ROWS } from './form-rows.checks.ts';
import { SIGN_UP_ROWS } from './form-rows.sign-ups.ts';

export const FORM_ROWS = [...CHECK_ROWS, ...SIGN_UP_ROWS];

/** Forms that are in a page's HTML. Visitors can use these forms without script. */
export const SERVED_ROWS = FORM_ROWS.filter(({ place }) => place === 'page');

/**
 * Returns the row of a form.
 * @param entry id of the form's entry
 */
export function rowOf(entry: string): FormRow {
  const row = FORM_ROWS.find((one) => one.entry === entry);
  if (!row) throw new Error(`no row ${entry}`);
  return row;
}
