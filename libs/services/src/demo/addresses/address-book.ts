import type {
  AddressBook,
  AddressBookService,
  AddressOutcome,
} from '../../stand-ins/address/model/address.types.ts';
import { DEMO_ADDRESSES, type DemoAddress } from './demo-addresses.ts';
import { DEMO_CITIES } from '../parts/demo-cities.ts';
import { comparableUnit, comparableWords, fiveDigits, splitUnit, wordsOf } from './normalize.ts';

/** Lines under an address field. */
const SUGGESTIONS_MAX = 8;
/** Outcomes of homes that no line reaches yet. */
const NOT_CONNECTED: readonly AddressOutcome[] = ['notYet', 'almostThere'];

const BY_PLACE = new Map(DEMO_ADDRESSES.map((address) => [address.placeId, address]));
const BY_ID = new Map(DEMO_ADDRESSES.map((address) => [address.addressId, address]));
const ZIPS = new Set(DEMO_CITIES.flatMap(({ zips }) => zips));

const streetLine = (typed: string): string => splitUnit(` ${typed}`).street;

/** Addresses with a word for each typed beginning of a word. Those that the first one fits by number or street lead. */
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

/** Whether the words of a street line, with or without its city, name an address: its number, its name, and no other word. */
const isNamed = ({ number, name, words }: DemoAddress, [typedNumber, ...typed]: readonly string[]): boolean =>
  typedNumber === number &&
  name.every((word) => typed.includes(word)) &&
  typed.every((word) => words.includes(word));

/** The one address that a street line names; undefined for none and for several. */
function meant(line: readonly string[], zip: string | undefined): DemoAddress | undefined {
  const found = DEMO_ADDRESSES.filter(
    (address) => (zip === undefined || address.zip === zip) && isNamed(address, line),
  );
  return found.length === 1 ? found[0] : undefined;
}

const HOMES = DEMO_ADDRESSES.filter(({ outcome }) => !NOT_CONNECTED.includes(outcome));

/** The addresses of the demo: made-up streets in real cities. See docs/demo-data.md. */
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
    // Somebody may have chosen a suggestion and then typed another address over it.
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
    const unit = comparableUnit(unitNumber.trim() === '' ? splitUnit(` ${streetAddress}`).unit : unitNumber);
    const { doors, outcome } = found;
    const noSuchDoor =
      unit !== '' && doors.length > 0 && !doors.some(({ number }) => comparableUnit(number) === unit);
    return noSuchDoor ? 'tryAgain' : outcome;
  },
  close() {},
};

/** The address book of the demo, which needs neither a folder nor time to open. */
export const addressBookService = (): AddressBookService => ({
  book: async () => demoBook,
  close: async () => {},
});
