export { consentServing } from './consent/consent-serving.ts';
export type { Asks } from './consent/consent-words.ts';
export { pageFrame, type PageFrameOptions } from './serving/page-frame.ts';
