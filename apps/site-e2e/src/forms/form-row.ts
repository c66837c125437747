import type { FormField, FormId } from '@skein/forms/contract';

/** A form as it stands on a page of the demo site. A new one is a new row of `FORM_ROWS`. */
export interface FormRow {
  /** Id of its entry. */
  readonly entry: string;
  /** Its rules. */
  readonly form: FormId;
  /** In English; the Spanish page is the same one under `/intl/es`. */
  readonly path: string;
  /** `dialog`: behind the first call to action of the page; only script draws it. */
  readonly place: 'page' | 'dialog';
  readonly shown: readonly FormField[];
  /** Labels of its own. */
  readonly labels?: Readonly<Partial<Record<FormField, Readonly<Record<'en' | 'es', string>>>>>;
  /** Path of the page that follows when it is filled in well. */
  readonly result: string;
  readonly button: { readonly en: string; readonly es: string };
  /** Its heading, where it has one; it is named by it. */
  readonly title?: { readonly en: string; readonly es: string };
  /** Whether it stands for its kind on a laptop, too: forms of one look behave alike there. */
  readonly onLaptop?: true;
}

/** All of it is for the full run; on a laptop what stands for the rest. */
export const tagsOf = ({ onLaptop }: FormRow) => (onLaptop ? ['@full'] : ['@full', '@phone']);

export const titleOf = ({ entry, path }: FormRow) => `${entry} on ${path}`;
