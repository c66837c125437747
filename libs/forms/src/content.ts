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
