export const EVENT_CATEGORY = 'check address';
export const EVENT_ACTION = 'submit';
/** Action name of the human check before an address is sent. */
export const HUMAN_CHECK_ACTION = 'address_check';

export const ADDRESS_FORMS_PATH = '/address-forms';
export const ADDRESS_CHECK_POST_PATH = '/address-check';
