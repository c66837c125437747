export {
  answerBadAddress,
  answerUnavailable,
  believes,
  DataDirError,
  healthApi,
  jobPool,
  networkOf,
  reachedAt,
  splitUrl,
  type DegradedReport,
  type HealthApiOptions,
  type PageVisitor,
  type PageVisitors,
  type ReadinessCheck,
  type StampedForm,
  type VisitorStamp,
} from '@skein/http';
export {
  contentApi,
  ContentExportError,
  fileRevision,
  imagesApi,
  type AssetSource,
  type ContentApiOptions,
  type ContentExport,
  type ContentProblem,
  type ContentService,
  type Edit,
  type EditAction,
  type EntityKind,
  type EntityRecord,
  type ImagesApiOptions,
  type WebhookInput,
} from '@skein/local-cms';
export type {
  ApplicationRefusalView,
  RenderApplicationRefusal,
} from './forms/application/application-page.ts';
export { RefusedApplication } from './forms/application/refused-application.ts';
export { CAREERS_READER_PATH } from './stand-ins/careers/careers-reader-api.ts';
export { writeDemoAddresses } from './stand-ins/address/index.ts';
export { prepareDataDir } from './data-folders.ts';
export { StorageError } from './platform/storage/open-storage.ts';
export {
  FORM_PATHS,
  POST_PATHS,
  registerServices,
  SERVICE_PREFIXES,
  type ServicesOptions,
} from './register-services.ts';
export { remoteForms, type RemoteFormsOptions } from './forms/address/form-lookup.ts';
export type { FormsHost } from './forms/forms-service.ts';
export type { RefusalPage, RefusalView, RenderRefusal } from './posts/refusal.ts';
export type { CallStepView, RenderStep } from './forms/call/step-view.ts';
export {
  isReceiptPage,
  readReceipt,
  RECEIPT_COOKIE,
  spentReceipt,
  TYPE_AGAIN_PATH,
  type Receipt,
} from './posts/receipt.ts';
export { visitorStamp } from './posts/visitor-stamp.ts';
export { pageVisitors } from './posts/page-visitor.ts';
