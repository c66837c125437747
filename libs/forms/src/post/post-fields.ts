/** Names of fields that every post has, in addition to the visitor's input. */
export const FORM_ENTRY_FIELD = 'formEntryId';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** A trap: visitors do not see this field, so only machines or browser add-ons fill it in. */
export const HONEYPOT_FIELD = 'referenceNote';
/** Marks a form that the service has refused because of its trap. The service does this once per form. */
export const TRAP_TOLD_FIELD = 'referenceNoteTold';
/** Id of the form on a page that answers a post. With this id, the page's language switch posts the form. */
export const POSTED_FORM_ID = 'posted-form';
/** Name of the form token, which changes hourly, in forms without a different name for the token. */
export const FORM_TOKEN_FIELD = 'authenticity_token';
