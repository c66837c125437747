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
  CAREERS_READER_PATH,
  pageVisitors,
  readReceipt,
  RefusedApplication,
  remoteForms,
  visitorStamp,
  type FormsHost,
  type RemoteFormsOptions,
} from '@skein/services';
export { writeDemoAddresses } from '@skein/services/demo';
export { StorageError } from '@skein/services/storage';
export type { ApplicationRefusalView, RenderApplicationRefusal } from '@skein/careers/application';
export {
  RECEIPT_COOKIE,
  TYPE_AGAIN_PATH,
  type CallStepView,
  type Receipt,
  type RefusalPage,
  type RefusalView,
  type RenderRefusal,
  type RenderStep,
} from '@skein/forms/contract';
export { contentApi } from './cms/content-api.ts';
export type { ContentApiOptions, ContentService } from './cms/content-api.ts';
export { fileRevision } from './cms/export/file-revision.ts';
export { ContentExportError } from './cms/export/parse-export.ts';
export { imagesApi } from './cms/images/images-api.ts';
export type { AssetSource, ImagesApiOptions } from './cms/images/images-api.ts';
export type { Edit, EditAction } from './cms/management/edit-content.ts';
export type { ContentExport, ContentProblem, EntityKind, EntityRecord } from './cms/model/content.types.ts';
export type { WebhookInput } from './cms/webhook-sender/webhook-sender.ts';
export { prepareDataDir } from './data-folders.ts';
export {
  FORM_PATHS,
  POST_PATHS,
  registerServices,
  SERVICE_PREFIXES,
  type ServicesOptions,
} from './register-services.ts';
export { isReceiptPage, spentReceipt } from './site-pages.ts';
