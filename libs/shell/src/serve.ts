export { consentServing } from './consent/consent-serving.ts';
export type { AskingFor, Asks } from './consent/consent-words.ts';
export { pageFrame, type PageFrameOptions } from './serving/page-frame.ts';
