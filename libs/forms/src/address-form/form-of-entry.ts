import type { RawEntry } from '@skein/cms-client';
import { addressFormFields } from '../address/address-content.shared.ts';
import type { AddressField, AddressFormRules } from '../address/address-fields.ts';
import { shownFields } from '../rules/check-form.ts';
import { addressForm } from './address-form.block.ts';
import { formByNumber, formById, forms, type FormId } from './address-forms.ts';
import {
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from './own-forms.block.ts';

/** Content types that stand for a single form, and the id of that form. */
const BY_TYPE: Readonly<Record<string, FormId>> = {
  [heroSearchForm.id]: 'heroSearch',
  [heroEmailForm.id]: 'heroEmail',
  [faqAddressForm.id]: 'faqAddress',
  [comingSoonSignUp.id]: 'comingSoonSignUp',
  [stayConnectedForm.id]: 'stayConnected',
};

/**
 * Returns the form of a parsed entry, undefined for other entries. @param type id of the entry's content type
 */
export function formOfProps(
  type: string,
  { variant }: { readonly variant?: unknown },
): AddressFormRules<FormId> | undefined {
  return formById(type === addressForm.id ? variant : BY_TYPE[type]);
}

export interface FormOfEntry {
  readonly form: AddressFormRules<FormId>;
  /** The fields that the form of the entry shows. */
  readonly shown: readonly AddressField[];
  /** Whether an email and an address ask for service there, so that the address is not checked. */
  readonly isRequest: boolean;
}

/** Returns the form of an entry, for a service that gets a `formEntryId`. Undefined for other entries. */
export function formOfEntry({ sys, fields }: RawEntry): FormOfEntry | undefined {
  const type = sys.contentType.sys.id;
  const id = BY_TYPE[type];
  const form = type === addressForm.id ? formByNumber(Number(fields[addressForm.by])) : id && forms[id];
  if (form === undefined) return undefined;
  const label = (gf: string) => (typeof fields[gf] === 'string' && fields[gf].trim() !== '' ? '' : undefined);
  const { emailLabel, streetLabel, unitLabel, zipLabel, isRequest } = addressFormFields;
  const shown = shownFields(form, {
    email: label(emailLabel.gf),
    street: label(streetLabel.gf),
    unit: label(unitLabel.gf),
    zip: label(zipLabel.gf),
  });
  return { form, shown, isRequest: fields[isRequest.gf] === true };
}
