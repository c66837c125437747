export {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  allowedHere,
  consentStateOf,
  hasPrivacyControl,
  heldByPrivacyControl,
  keptChoice,
  type ConsentCategory,
} from './consent/consent-choice.ts';
export { CONSENT_DAYS, consentRevision } from './consent/consent-record.ts';
export { forgetDomainChoices, forgetRefused } from './consent/forget-refused.ts';
export { loadTagManager } from './consent/load-tag-manager.ts';
