/** Names of what every post carries beside what was typed. */
export const FORM_ENTRY_FIELD = 'formEntryId';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** No visitor sees this field: what fills it in is a machine, or an add-on of the browser. */
export const HONEYPOT_FIELD = 'referenceNote';
/** Carried by a form that came back with that field filled in: it is asked about once. */
export const TRAP_TOLD_FIELD = 'referenceNoteTold';
/** The form token of the hour, in a form that has no other name for it. */
export const FORM_TOKEN_FIELD = 'authenticity_token';
