export {
  createDelivery,
  DeliveryError,
  type Answer,
  type CmsLocale,
  type Delivery,
  type DeliveryConfig,
  type Question,
} from './delivery.ts';
export { lastGoodOnDisk, type LastGood } from './last-good.ts';
export { readWebhook, type ContentChange, type WebhookRequest, type WebhookResult } from './webhook.ts';
