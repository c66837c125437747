export {
  createDelivery,
  longestAnswerMs,
  type Answer,
  type CmsLocale,
  type Delivery,
  type DeliveryConfig,
} from './delivery.ts';
export type { RecentEdit, RecentEdits } from './recent-edits.ts';
export { DeliveryError, type Question } from './delivery-error.ts';
export type { EntriesHere } from './fetch-entries.ts';
export { lastGoodOnDisk, type LastGood } from './last-good.ts';
export { pickLanguage } from './pick-language.ts';
export { readWebhook, type ContentChange, type WebhookRequest, type WebhookResult } from './webhook.ts';
