import type { AnyEntryType } from '@skein/cms-client';
import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from './address-form/address-form.content.ts';
import { errorMessages } from './address-form/error-messages.content.ts';

export {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  formOfEntry,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
  type AddressFormProps,
  type FormOfEntry,
  type StayConnectedContent,
} from './address-form/address-form.content.ts';
export type { AddressFormContent, RefusedPost } from './address-form/address-form.shared.ts';
export { errorMessages, type ErrorMessages } from './address-form/error-messages.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [
  addressForm,
  heroSearchForm,
  heroEmailForm,
  faqAddressForm,
  comingSoonSignUp,
  stayConnectedForm,
  errorMessages,
];
