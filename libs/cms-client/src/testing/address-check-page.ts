/** Of the host that fixtures are written for. */
export const ADDRESS_CHECK_PAGE = '/check-address';
