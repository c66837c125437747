import { pushConsentDefault, pushConsentUpdate } from '@skein/analytics';

/** Refuses everything. Call it before any tag loads. */
export const beforeTags = () => pushConsentDefault({}, { waitForUpdateMs: 500 });
/** Call it after the visitor has chosen. */
export const onChoice = () => pushConsentUpdate({ analytics_storage: 'granted' });
