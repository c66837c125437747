import type { AnyEntryType } from '@skein/cms-client';
import { errorMessages } from './address/error-messages.content.ts';
import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from './address-form/address-form.content.ts';
import { maintenanceCall, scheduleCall } from './call-back/call-back.content.ts';
import { requestForm } from './request-form/request-form.content.ts';

export {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  formOfEntry,
  formOfProps,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
  type AddressFormProps,
  type FormOfEntry,
  type StayConnectedContent,
} from './address-form/address-form.content.ts';
export type { AddressFormContent, VisitorForm } from './address/address-content.shared.ts';
export {
  maintenanceCall,
  scheduleCall,
  type MaintenanceCallProps,
  type ScheduleCallProps,
  type ServedStep,
} from './call-back/call-back.content.ts';
export type { RefusedPost } from './rules/refused-post.ts';
export { confirmTexts } from './address/sign-up.texts.ts';
export { errorMessages, type ErrorMessages } from './address/error-messages.content.ts';
export { requestForm, type RequestFormContent } from './request-form/request-form.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [
  addressForm,
  heroSearchForm,
  heroEmailForm,
  faqAddressForm,
  comingSoonSignUp,
  stayConnectedForm,
  scheduleCall,
  maintenanceCall,
  requestForm,
  errorMessages,
];
