export const EVENT_CATEGORY = 'check address';
export const EVENT_ACTION = 'submit';
/** What the human check is asked for, before an address is sent. */
export const HUMAN_CHECK_ACTION = 'address_check';
/** Goes in place of a token that could not be had. */
export const PLACEHOLDER_TOKEN = 'test';

export const ADDRESS_FORMS_PATH = '/address-forms';
export const ADDRESS_CHECK_POST_PATH = '/address-check';
export const LOOKUP_PATH = '/buyflow_address_lookup_by_street_autoc_onchange/';
export const DOORS_PATH = '/buyflow_load_address_assocs/';
export const SUGGEST_PATH = '/api/places/suggest';
export const PLACES_PATH = '/api/places';
export const HUMAN_CHECK_CHALLENGE_PATH = '/api/human-check/challenge';

/** Names of what every address post carries beside the address. */
export const FORM_ENTRY_FIELD = 'formEntryId';
export const IDEMPOTENCY_FIELD = 'idempotencyKey';
/** No visitor sees this field. Whoever fills it in is not one. */
export const HONEYPOT_FIELD = 'referenceNote';
/** Signed and single-use; carried by pages that are drawn for one visitor. */
export const PAGE_TOKEN_FIELD = 'pageToken';
