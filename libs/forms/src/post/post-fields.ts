/** Names of what every post carries beside what was typed. */
export const FORM_ENTRY_FIELD = 'formEntryId';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** No visitor sees this field. Whoever fills it in is not one. */
export const HONEYPOT_FIELD = 'referenceNote';
/** Signed and single-use; carried by pages that are drawn for one visitor. */
export const PAGE_TOKEN_FIELD = 'pageToken';
