import { openAddressBook, type AddressBookOptions } from './address-book.ts';
import type { AddressBook } from './model/address.types.ts';

/** The address book of a process: opened when it is first asked for, and once. */
export interface AddressBookService {
  /** Rejects when the addresses can neither be read nor made; the next call tries again. */
  book(): Promise<AddressBook>;
  close(): Promise<void>;
}

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
