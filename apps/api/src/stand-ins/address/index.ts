export { addressApi, type AddressApiOptions } from './address-api.ts';
export { openAddressBook, type AddressBookOptions } from './address-book.ts';
export { writeDemoAddresses } from './store/build-file.ts';
export { addressBookService, type AddressBookService } from './address-book-service.ts';
export type { AddressBook, AddressOutcome, AddressQuery, TypedAddress } from './model/address.types.ts';
