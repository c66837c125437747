/** What an address or email form can ask for. */
export type FormField = 'email' | 'street' | 'unit' | 'zip';

export const formFields = ['email', 'street', 'unit', 'zip'] as const satisfies readonly FormField[];

/** What was typed. A field that may be left out of a form counts as shown when it is present here, empty or not. */
export type FormValues = { readonly [Field in FormField]?: string | undefined };

/** Longest text of each field, in characters. */
export const MAX_LENGTHS: Readonly<Record<FormField, number>> = {
  email: 254,
  street: 120,
  unit: 20,
  zip: 10,
};
