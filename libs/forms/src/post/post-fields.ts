/** Names of the fields in every post besides the visitor's input. */
export const FORM_ENTRY_FIELD = 'formEntryId';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** A field that visitors do not see. Only machines, or browser add-ons, fill it in. */
export const HONEYPOT_FIELD = 'referenceNote';
/**
 * Marks a form that came back because that field was filled in, so that the visitor is asked about it only
 * once.
 */
export const TRAP_TOLD_FIELD = 'referenceNoteTold';
/** The form token, which changes hourly, in a form that has no other name for it. */
export const FORM_TOKEN_FIELD = 'authenticity_token';
