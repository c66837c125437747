export * from './address-form/address-form.tsx';
export * from './address-form/address-post-form.tsx';
export * from './address-form/own-forms.tsx';
export type { PostOrder } from './address-form/send-address.ts';
export {
  STORED_ADDRESS_DAYS,
  STORED_ADDRESS_KEY,
  readStoredAddress,
  type StoredAddress,
} from './address-form/stored-address.ts';
export * from './call-back/maintenance-call.tsx';
export * from './call-back/schedule-call.tsx';
export * from './content.ts';
export * from './forgot-email/forgot-email-form.tsx';
export * from './live-chat/chat-form.tsx';
export * from './request-form/request-form.tsx';
export * from './services/form-services-loader.ts';
export { FormServicesProvider, type FormServicesProviderProps } from './services/form-services-provider.tsx';
export type {
  FormOrder,
  FormServices,
  FormServicesConfig,
  LoadWire,
  Wire,
  WireTools,
} from './services/form-services.ts';
