export { embeddedForms, remoteForms } from './forms/address/form-lookup.ts';
export type { EmbeddedEntries, RemoteFormsOptions } from './forms/address/form-lookup.ts';
export type { FormOf } from './forms/address/form-rules.ts';
export type { ForwardTo } from './forms/application/forward-application.ts';
export { RefusedApplication } from './forms/application/refused-application.ts';
export type { FindJob } from './forms/application/take-application.ts';
export { consentApi, type ConsentApiOptions } from './consent/consent-api.ts';
export type { CallEvent } from './forms/call/schedule-call.options.ts';
export { noAccounts } from './forms/forgot-email/account-directory.ts';
export type { AccountDirectory, ServiceAddress } from './forms/forgot-email/account-directory.ts';
export { formsService } from './forms/forms-service.ts';
export type { CareersApplications, FormsHost, FormsServiceOptions } from './forms/forms-service.ts';
export { answeredBy, type FormPages } from './posts/form-pages.ts';
export { pageFormToken } from './posts/form-token.ts';
export { readReceipt, receiptsFor } from './posts/receipt.ts';
export { drawnBySite, type PageShower } from './site/drawn-by-site.ts';
export { labelFilesApi, LABEL_FILES_PATH, type LabelFilesOptions } from './site/label-files-api.ts';
export { formsOfContent, type ContentPlace } from './site/forms-of-content.ts';
export type { ServicesSite, SiteServicesOptions } from './site/register-services.ts';
export { siteServices, type SiteServices } from './site/site-services.ts';
export { addressApi, type AddressApiOptions } from './stand-ins/address/address-api.ts';
export type {
  AddressBook,
  AddressBookService,
  AddressOutcome,
  AddressQuery,
  Home,
  TypedAddress,
} from './stand-ins/address/model/address.types.ts';
export { careersBoard, findJobOn, type CareersBoard } from './stand-ins/careers/careers-board.ts';
export {
  CAREERS_READER_PATH,
  careersReaderApi,
  type CareersReaderOptions,
} from './stand-ins/careers/careers-reader-api.ts';
export {
  FIBER_FINDER_PATH,
  fiberFinderApi,
  type BuildingsFile,
  type FiberFinderOptions,
} from './stand-ins/fiber-finder/fiber-finder-api.ts';
export type { Incident } from './stand-ins/network-status/incident.ts';
export { incidentsFile, type IncidentsFile } from './stand-ins/network-status/incidents-file.ts';
export { INCIDENTS_FILE } from './stand-ins/network-status/network-status.constants.ts';
export {
  networkStatusApi,
  type NetworkStatusApiOptions,
} from './stand-ins/network-status/network-status-api.ts';
export { portalApi } from './stand-ins/portal/portal-api.ts';
export type { PortalOptions, PortalUser } from './stand-ins/portal/portal-options.ts';
export { speedTestApi, type SpeedTestOptions } from './stand-ins/speed-test/speed-test-api.ts';
