/** Path of the page for the address check on the host that fixtures are written for. */
export const ADDRESS_CHECK_PAGE = '/check-address';
