export type { DataLayerEvent, DataLayerEventName, DataLayerEventOf } from './data-layer/data-layer-event.ts';
export { pushEvent, reportDataLayerProblemsTo } from './data-layer/push-event.ts';
export type { DataLayerProblem, DataLayerReporter } from './data-layer/push-event.ts';
export { analyticsAttributes, pushDeclaredEvent } from './data-layer/analytics-attributes.ts';
export { trackPageView } from './data-layer/track-page-view.ts';

export { CONSENT_DENIED, pushConsentDefault, pushConsentUpdate } from './consent/consent.ts';
export type {
  ConsentChoice,
  ConsentDefaultOptions,
  ConsentPurpose,
  ConsentState,
  WatchedPurpose,
} from './consent/consent.ts';
export { EXPOSURES_KEY, QUIZ_RESULTS_KEY } from './consent/stored-keys.ts';
export { watchConsent } from './consent/watch-consent.ts';

export { anonymousPortalData, hasAccount, isSignedIn, parsePortalData } from './portal/portal-data.ts';
export type { Experiments, PortalData, UserDetails } from './portal/portal-data.ts';
export {
  fetchPortalData,
  isKnownHostname,
  loadPortalData,
  renewPortalData,
} from './portal/fetch-portal-data.ts';
export type { FetchPortalDataOptions } from './portal/fetch-portal-data.ts';
export { profilePhotoUrl } from './portal/profile-photo-url.ts';

export { assignedVariation, isVariationOn } from './flags/is-variation-on.ts';
