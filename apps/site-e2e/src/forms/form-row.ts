import type { FormField, FormId } from '@skein/forms/contract';

/** A form on a page of the demo site. Add a row to `FORM_ROWS` for a new one. */
export interface FormRow {
  /** Id of its entry. */
  readonly entry: string;
  /** Id of the form's rules. */
  readonly form: FormId;
  /** Path of the English page. The Spanish page has the same one under `/intl/es`. */
  readonly path: string;
  /** Where the form is. `dialog`: behind the first call to action of the page; only script renders it. */
  readonly place: 'page' | 'dialog';
  readonly shown: readonly FormField[];
  /** Labels that differ from the usual ones. */
  readonly labels?: Readonly<Partial<Record<FormField, Readonly<Record<'en' | 'es', string>>>>>;
  /** Path of the page that follows a valid form. */
  readonly result: string;
  readonly button: { readonly en: string; readonly es: string };
  /** Its heading, which is also its accessible name. Undefined if it has none. */
  readonly title?: { readonly en: string; readonly es: string };
  /** Whether it represents its kind on a laptop, too: there, forms of one look behave alike. */
  readonly onLaptop?: true;
}

/**
 * Returns the tags of a form. All forms are part of the full run; on a laptop only those that represent
 * others.
 */
export const tagsOf = ({ onLaptop }: FormRow) => (onLaptop ? ['@full'] : ['@full', '@phone']);

export const titleOf = ({ entry, path }: FormRow) => `${entry} on ${path}`;
