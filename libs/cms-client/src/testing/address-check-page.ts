export const ADDRESS_CHECK_PAGE = '/check-address';
