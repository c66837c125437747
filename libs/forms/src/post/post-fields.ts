/** Names of fields that every post has, in addition to the visitor's input. */
export const FORM_ENTRY_FIELD = 'formEntryId';
/**
 * Name of the field with the names of the visitor's fields on the page, with a space between them. A script posts all
 * address fields, also those that the page does not have.
 */
export const SHOWN_FIELDS_FIELD = 'shownFields';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** Name of the trap field. Visitors do not see this field, so only machines or browser add-ons fill it in. */
export const HONEYPOT_FIELD = 'referenceNote';
/**
 * Name of a hidden field. It marks a form that the service has refused because the trap field had a value. If the
 * visitor sends the form again, the service does not refuse it for this reason.
 */
export const TRAP_TOLD_FIELD = 'referenceNoteTold';
/**
 * Id of the form on a page that answers a post. The language switch of this page posts the form by this id, so that the
 * visitor's input stays.
 */
export const POSTED_FORM_ID = 'posted-form';
/** Name of the field with the form token. Some forms have their own name for this field. The token changes hourly. */
export const FORM_TOKEN_FIELD = 'authenticity_token';
