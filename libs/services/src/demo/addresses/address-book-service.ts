import { openAddressBook, type AddressBookOptions } from './address-book.ts';
import type { AddressBook, AddressBookService } from '../../stand-ins/address/model/address.types.ts';

/** The book of made-up addresses. */
export function addressBookService(options: AddressBookOptions): AddressBookService {
  let opening: Promise<AddressBook> | undefined;
  return {
    book() {
      if (opening) return opening;
      const attempt = openAddressBook(options);
      opening = attempt;
      attempt.catch(() => (opening = undefined));
      return attempt;
    },
    async close() {
      const book = await opening?.catch(() => undefined);
      opening = undefined;
      book?.close();
    },
  };
}
