import type { AddressBook, AddressBookService } from '@skein/services';

interface Place {
  readonly id: string;
  readonly number: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly isReady: boolean;
}

/** The provider's own addresses, however they are kept. */
export function ownAddresses(places: readonly Place[]): AddressBookService {
  const lineOf = ({ number, street }: Place) => `${number} ${street}`;
  const fits = (typed: string) =>
    places.filter((place) => lineOf(place).toLowerCase().startsWith(typed.trim().toLowerCase())).slice(0, 8);
  const find = (id: string) => places.find((place) => place.id === id);
  const book: AddressBook = {
    size: places.length,
    suggest: (query) => fits(query).map((place) => ({ placeId: place.id, text: lineOf(place) })),
    homes: (query) => fits(query).filter(({ isReady }) => isReady),
    place(id) {
      const found = find(id);
      return (
        found && {
          placeId: id,
          streetNumberValue: found.number,
          routeValue: found.street,
          zipCodeValue: found.zip,
        }
      );
    },
    lookup: ({ address1 }) => fits(address1)[0] ?? null,
    doors: (id) => find(id) && [],
    outcome({ streetAddress }) {
      const [found] = fits(streetAddress);
      if (!found) return 'tryAgain';
      return found.isReady ? 'available' : 'notYet';
    },
    close() {},
  };
  return { book: async () => book, close: async () => book.close() };
}
