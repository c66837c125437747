import { isDoor } from '@skein/forms/contract';
import type { AddressBook } from '../../stand-ins/address/model/address.types.ts';
import { typedUnit } from '../addresses/normalize.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { AccountDirectory, ServiceAddress } from '../../forms/forgot-email/account-directory.ts';

type Addresses = Pick<AddressBook, 'lookup' | 'doors'>;

const doorOf = ({ streetAddress, unitNumber }: ServiceAddress): string =>
  typedUnit(streetAddress, unitNumber);

const idOf = (book: Addresses, { streetAddress, zipCode }: ServiceAddress): string | undefined =>
  book.lookup({ address1: streetAddress, zip: zipCode })?.id;

/** Returns a directory of the demo's made-up people. docs/demo-data.md lists the people's addresses. */
export function demoAccountDirectory(addresses: () => Promise<Addresses>): AccountDirectory {
  return {
    async emailAt(address) {
      const book = await addresses();
      const id = idOf(book, address);
      if (id === undefined) return undefined;
      // A house has no units, so ignore the unit.
      const isHouse = book.doors(id)?.length === 0;
      const found = DEMO_ACCOUNTS.find(
        ({ serviceAddress: own }) =>
          own !== undefined && idOf(book, own) === id && (isHouse || isDoor(doorOf(address), [doorOf(own)])),
      );
      return found?.user?.email;
    },
  };
}
