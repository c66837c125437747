import type { Serving } from '@skein/cms-client/serve';
import { callStepServing } from './serving/call-step-serving.ts';
import { formOriginServing } from './serving/posted-from.ts';
import { receiptServing } from './serving/receipt-serving.ts';
import { refusalServing } from './serving/refusal-serving.ts';
import { tokenFormServings, type TokenFormOptions } from './serving/token-form-serving.ts';

export { PAGE_SETTINGS } from './islands/page-settings.ts';
export { callSteps, type CallStep } from './serving/call-step-serving.ts';
export { googlePlacesPolicy, liveChatPolicy, recaptchaPolicy } from './serving/policies.ts';
export { campaignArrivals } from './serving/campaign-arrivals.ts';
export { postedFrom } from './serving/posted-from.ts';
export { receiptVisits, type ReceiptVisitsOptions } from './serving/receipt-visits.ts';
export { receipts, type ReceiptVisit } from './serving/receipt-visit.ts';
export { refusedForms, type RefusedForm } from './serving/refusal-serving.ts';
export type { TokenFormOptions } from './serving/token-form-serving.ts';

/** Returns the servings of this library: functions that fill forms with data about the current visitor. */
export const formServings = (options: TokenFormOptions = {}): readonly Serving[] => [
  ...tokenFormServings(options),
  formOriginServing,
  receiptServing,
  refusalServing,
  callStepServing,
];
