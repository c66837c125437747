export type {
  ApplicationRefusalView,
  RenderApplicationRefusal,
} from './careers/applications/application-page.ts';
export { RefusedApplication } from './careers/applications/refused-application.ts';
export { careersSettings, pickCareersSettings, type CareersSettings } from './careers/settings.ts';
export { CAREERS_READER_PATH } from './careers/board/careers-reader-api.ts';
export { writeDemoAddresses } from './address/index.ts';
export { ContentExportError } from './content/export/parse-export.ts';
export { contentApi } from './content/content-api.ts';
export type { ContentApiOptions, ContentService } from './content/content-api.ts';
export type {
  ContentExport,
  ContentProblem,
  EntityKind,
  EntityRecord,
} from './content/model/content.types.ts';
export type { Edit, EditAction } from './content/management/edit-content.ts';
export type { WebhookInput } from './content/webhook-sender/webhook-sender.ts';
export { DataDirError, prepareDataDir } from './data-dir.ts';
export { StorageError } from './storage/open-storage.ts';
export { fileRevision } from './content/export/file-revision.ts';
export { imagesApi } from './images/images-api.ts';
export type { AssetSource, ImagesApiOptions } from './images/images-api.ts';
export { jobPool } from './job-pool/job-pool.ts';
export { healthApi } from './health/health-api.ts';
export type { DegradedReport, HealthApiOptions, ReadinessCheck } from './health/health-api.ts';
export { answerBadAddress, answerUnavailable } from './plain-answers.ts';
export { reachedAt } from './http/reached-at.ts';
export { splitUrl } from './http/split-url.ts';
export { networkOf } from './rate-limit/rate-limit.ts';
export { liveChatLicence } from './portal/live-chat-licence.ts';
export {
  FORM_PATHS,
  POST_PATHS,
  registerServices,
  SERVICE_PREFIXES,
  type ServicesOptions,
} from './register-services.ts';
export {
  believes,
  leadsSettings,
  pickLeadsSettings,
  trustProxy,
  type LeadsSettings,
} from './leads/settings.ts';
export { remoteForms, type RemoteFormsOptions } from './leads/form-lookup.ts';
export type { LeadsHost } from './leads-service.ts';
export type { RefusalPage, RefusalView, RenderRefusal } from './visitor-post/refusal.ts';
export type { CallStepView, RenderStep } from './schedule-call/step-view.ts';
export {
  isReceiptPage,
  readReceipt,
  RECEIPT_COOKIE,
  spentReceipt,
  TYPE_AGAIN_PATH,
  type Receipt,
} from './posts/receipt.ts';
export { visitorStamp, type VisitorStamp } from './visitor-stamp.ts';
export { pageVisitors, type PageVisitor, type PageVisitors, type StampedForm } from './page-visitor.ts';
