import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from '@skein/forms/content';
import { forms, type FormDefinition, type FormField, type FormId } from '@skein/forms/contract';
import { embeddedForms } from '../form-lookup.ts';
import type { FormOf } from '../form-rules.ts';

/**
 * Content types of the forms that have their own content type. All other forms are address forms, which editors choose
 * by number.
 */
const OWN_TYPES: Readonly<Partial<Record<FormId, { readonly id: string }>>> = {
  heroSearch: heroSearchForm,
  heroEmail: heroEmailForm,
  faqAddress: faqAddressForm,
  comingSoonSignUp,
  stayConnected: stayConnectedForm,
};

const LABELS: Readonly<Record<FormField, string>> = {
  email: 'gfEmailAddress',
  street: 'gfAddress',
  unit: 'gfUnit',
  zip: 'gfZip',
};

/** Returns a form's entry as in the CMS in all languages, with labels for the fields that the form shows. */
function entryOf(form: FormId, shown: readonly FormField[]) {
  const own = OWN_TYPES[form];
  const { number }: FormDefinition = forms[form];
  return {
    sys: { id: entryIdOf(form, shown), contentType: { sys: { id: own?.id ?? addressForm.id } } },
    fields: {
      ...(own === undefined && { [addressForm.by]: { 'en-US': number } }),
      ...Object.fromEntries(shown.map((field) => [LABELS[field], { 'en-US': field }])),
    },
  };
}

export const entryIdOf = (form: FormId, shown: readonly FormField[]): string => [form, ...shown].join('-');

/**
 * Finds forms in a simulated CMS. The CMS has an entry for each form with each choice of fields, and `entryIdOf`
 * returns the entry's id.
 */
export const formsInCms: FormOf = embeddedForms(() => ({
  problems: [],
  assetFile: () => undefined,
  publishedEntry(id) {
    const [form, ...shown] = id.split('-');
    return Object.hasOwn(forms, form ?? '')
      ? (entryOf(form as FormId, shown as FormField[]) as never)
      : undefined;
  },
  onEdit: () => () => undefined,
}));
