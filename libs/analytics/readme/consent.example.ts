import { pushConsentDefault, pushConsentUpdate } from '@skein/analytics';

/** Before any tag loads: everything refused. */
export const beforeTags = () => pushConsentDefault({}, { waitForUpdateMs: 500 });
/** Once the visitor has chosen. */
export const onChoice = () => pushConsentUpdate({ analytics_storage: 'granted' });
