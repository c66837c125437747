import type { FormField, FormId } from '@skein/forms/contract';

/** A form on a page of the demo site. Add a row to `FORM_ROWS` for each new form. */
export interface FormRow {
  /** Id of the form's content entry. */
  readonly entry: string;
  /** Id of the form's validation rules. */
  readonly form: FormId;
  /** Path of the English page. The path of the Spanish page begins with `/intl/es`. */
  readonly path: string;
  /** A form in a `dialog` exists only with script. A link on the page opens the dialog. */
  readonly place: 'page' | 'dialog';
  readonly shown: readonly FormField[];
  /** Labels of this form, by field. Fields that are not listed have the usual labels. */
  readonly labels?: Readonly<Partial<Record<FormField, Readonly<Record<'en' | 'es', string>>>>>;
  /** Path of the page that opens after a visitor has sent valid values. */
  readonly result: string;
  readonly button: { readonly en: string; readonly es: string };
  /** Heading of the form, which is also its accessible name. Undefined: no heading. */
  readonly title?: { readonly en: string; readonly es: string };
  /** Whether the laptop project also tests this form. This project needs only one form of each look. */
  readonly onLaptop?: true;
}

/** Returns the tags of a form's tests. `@phone`: only the phone project runs the tests. */
export const tagsOf = ({ onLaptop }: FormRow) => (onLaptop ? ['@full'] : ['@full', '@phone']);

export const titleOf = ({ entry, path }: FormRow) => `${entry} on ${path}`;
