/** Path of the address-check page in fixtures. */
export const ADDRESS_CHECK_PAGE = '/check-address';
