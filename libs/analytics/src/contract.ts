export {
  ANTI_HIJACKING_PREFIX,
  DEFAULT_PORTAL_HOSTNAMES,
  PORTAL_DATA_PATH,
  PORTAL_HL,
  PROFILE_PHOTO_SUFFIX,
} from './portal/portal-data.constants.ts';
export { portalDataSchema, userDetailsSchema } from './portal/portal-data.contract.ts';
export type { Experiments, PortalData, UserDetails } from './portal/portal-data.ts';
export { anonymousPortalData } from './portal/portal-data.ts';

export { EVENT_CATALOGUE } from './data-layer/event-catalogue.ts';
export type { EventDefinition, FieldKind, LabelRule } from './data-layer/event-catalogue.ts';
export type { DataLayerEvent, DataLayerEventName } from './data-layer/data-layer-event.ts';

export {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  heldByPrivacyControl,
  type ConsentCategory,
} from './consent/consent-choice.ts';
export { CONSENT_DAYS, consentRevision, cookieDomains, refusedCookies } from './consent/consent-record.ts';
