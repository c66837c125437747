export { folderTexts, type FolderTexts, type FolderTextsOptions } from './convert/folder-of-export.ts';
export { readContent, type WrittenContent } from './convert/read-content.ts';
export { ContentExportError } from './export/export-items.ts';
export { emptyExport } from './export/empty-export.ts';
export { jsonText } from './export/item-file.ts';
export { fileRevision } from './export/file-revision.ts';
export { contentApi, type ContentApiOptions, type ContentService } from './content-api.ts';
export { imagesApi, type AssetSource, type ImagesApiOptions } from './images/images-api.ts';
export {
  contentSettings,
  localContent,
  type ContentHost,
  type LocalContent,
  type LocalContentOptions,
} from './local-content.ts';
export { hostOf, localCms, type LocalCmsOptions } from './local-cms.ts';
export type { Edit, EditAction } from './management/edit-content.ts';
export {
  DEFAULT_DELIVERY_TOKEN,
  DEFAULT_ENVIRONMENT,
  DEFAULT_MANAGEMENT_TOKEN,
  DEFAULT_PREVIEW_TOKEN,
  DEFAULT_SPACE,
} from './model/content.constants.ts';
export type { ContentExport, ContentProblem, EntityKind, EntityRecord } from './model/content.types.ts';
export { rootAddresses, type RootTokens } from './root-addresses.ts';
export type { WebhookInput } from './webhook-sender/webhook-sender.ts';
