export * from './content.ts';
export { AddressForm } from './address-form/address-form.tsx';
export { AddressPostForm, type AddressPostFormProps } from './address-form/address-post-form.tsx';
export { MaintenanceCall } from './call-back/maintenance-call.tsx';
export { ScheduleCall } from './call-back/schedule-call.tsx';
export { ChatForm } from './live-chat/chat-form.tsx';
export { ForgotEmailForm } from './forgot-email/forgot-email-form.tsx';
export {
  ComingSoonSignUp,
  FaqAddressForm,
  HeroEmailForm,
  HeroSearchForm,
  StayConnectedForm,
} from './address-form/own-forms.tsx';
export { RequestForm, type RequestFormProps } from './request-form/request-form.tsx';
export type { PostOrder } from './address-form/send-address.ts';
export type {
  FormOrder,
  FormServices,
  FormServicesConfig,
  LoadWire,
  Wire,
  WireTools,
} from './services/form-services.ts';
export { formServicesLoader, type LoadFormServices } from './services/form-services-loader.ts';
export { FormServicesProvider, type FormServicesProviderProps } from './services/form-services-provider.tsx';
export {
  STORED_ADDRESS_DAYS,
  STORED_ADDRESS_KEY,
  readStoredAddress,
  type StoredAddress,
} from './address-form/stored-address.ts';
