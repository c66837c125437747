import { isDoor } from '@skein/forms/contract';
import type {
  AddressBook,
  AddressBookService,
  AddressOutcome,
} from '../../stand-ins/address/model/address.types.ts';
import { buildingAddresses } from './building-addresses.ts';
import { DEMO_ADDRESSES, type DemoAddress } from './demo-addresses.ts';
import { DEMO_CITIES } from '../parts/demo-cities.ts';
import { comparableWords, wordsOf } from '../../stand-ins/address/model/comparable-words.ts';
import { fiveDigits, streetLine, typedUnit } from './normalize.ts';

const SUGGESTIONS_MAX = 8;
const NOT_CONNECTED: readonly AddressOutcome[] = ['notYet', 'almostThere'];

const BY_PLACE = new Map(DEMO_ADDRESSES.map((address) => [address.placeId, address]));
const BY_ID = new Map(DEMO_ADDRESSES.map((address) => [address.addressId, address]));
const ZIPS = new Set(DEMO_CITIES.flatMap(({ zips }) => zips));

const inZip = (zip: string) => DEMO_ADDRESSES.filter((address) => address.zip === zip);

/**
 * Returns the addresses that match a query. Each typed word must be the beginning of a word of the address.
 * Addresses whose number or street begins with the first typed word come first.
 */
function matching(query: string, among: readonly DemoAddress[]): DemoAddress[] {
  const typed = wordsOf(streetLine(query));
  const [first = ''] = typed;
  if (first === '') return [];
  const begun = (words: readonly string[], begin: string) => words.some((word) => word.startsWith(begin));
  const leads = ({ lineWords }: DemoAddress) => Number(begun(lineWords, first));
  return among
    .filter(({ words }) => typed.every((begin) => begun(words, begin)))
    .toSorted((one, other) => leads(other) - leads(one))
    .slice(0, SUGGESTIONS_MAX);
}

/**
 * Whether a street line that a visitor typed matches an address. The line must contain the house number and the
 * street's name. All other words of the line must occur in the address.
 */
const isNamed = ({ number, name, words }: DemoAddress, [typedNumber, ...typed]: readonly string[]): boolean =>
  typedNumber === number &&
  name.every((word) => typed.includes(word)) &&
  typed.every((word) => words.includes(word));

/** Whether a street line begins with the house number and all words of the street, in order: “12 n oak st”. */
const isWholeLine = ({ number, street }: DemoAddress, line: readonly string[]): boolean =>
  comparableWords(`${number} ${street}`).every((word, index) => word === line[index]);

/**
 * Returns the only address that a street line matches. If several addresses match, returns the only one whose whole
 * street was typed: “12 Oak St” means 12 Oak St, and not 12 N Oak St. Otherwise returns undefined.
 * @param zip with a ZIP code, also searches the buildings of the apartment finder
 */
function meant(line: readonly string[], zip: string | undefined): DemoAddress | undefined {
  const among = zip === undefined ? DEMO_ADDRESSES : [...inZip(zip), ...buildingAddresses(zip)];
  const found = among.filter((address) => isNamed(address, line));
  const [one, another] = found.length > 1 ? found.filter((address) => isWholeLine(address, line)) : found;
  return another ? undefined : one;
}

const HOMES = DEMO_ADDRESSES.filter(({ outcome }) => !NOT_CONNECTED.includes(outcome));

/** The address book of the demo: made-up streets in real cities. See docs/demo-data.md. */
const demoBook: AddressBook = {
  size: DEMO_ADDRESSES.length,
  suggest: (query) => matching(query, DEMO_ADDRESSES).map(({ placeId, text }) => ({ placeId, text })),
  homes: (query) => matching(query, HOMES),
  place(placeId) {
    const found = BY_PLACE.get(placeId);
    return (
      found && {
        streetNumberValue: found.number,
        routeValue: found.street,
        zipCodeValue: found.zip,
        placeId,
      }
    );
  },
  lookup({ address1, placeId = '', zip = '' }) {
    const chosen = BY_PLACE.get(placeId);
    const line = comparableWords(streetLine(address1));
    // A visitor may choose a suggestion and then type another address.
    const kept = chosen && (address1.trim() === '' || isNamed(chosen, line));
    const found = kept ? chosen : meant(line, fiveDigits(zip));
    return found ? { id: found.addressId } : null;
  },
  doors: (addressId) => BY_ID.get(addressId)?.doors,
  outcome({ streetAddress, unitNumber = '', zipCode }) {
    const zip = fiveDigits(zipCode);
    if (zip === undefined) return 'tryAgain';
    if (!ZIPS.has(zip)) return 'notYet';
    const found = meant(comparableWords(streetLine(streetAddress)), zip);
    if (!found) return 'tryAgain';
    const unit = typedUnit(streetAddress, unitNumber);
    const { doors, outcome } = found;
    const numbers = doors.map(({ number }) => number);
    const noSuchDoor = unit !== '' && numbers.length > 0 && !isDoor(unit, numbers);
    return noSuchDoor ? 'tryAgain' : outcome;
  },
  close() {},
};

/** Returns the address book of the demo. The book needs no download, so it is always available. */
export const addressBookService = (): AddressBookService => ({
  book: async () => demoBook,
  close: async () => {},
});
