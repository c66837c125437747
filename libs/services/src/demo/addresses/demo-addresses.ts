import { stateByCode } from '@skein/cities/catalogue';
import type { Unit } from '@skein/forms/contract';
import type { AddressOutcome, Home } from '../../stand-ins/address/model/address.types.ts';
import { DEMO_CITIES } from '../parts/demo-cities.ts';
import { comparableWords } from '../../stand-ins/address/model/comparable-words.ts';
import { canBeOmitted, formsOf } from '../../stand-ins/address/model/word-forms.ts';

export interface House {
  readonly number: number | string;
  readonly outcome: AddressOutcome;
  /** Unit numbers of the building. Undefined for a house with one home. */
  readonly doors?: readonly string[];
}

interface Street extends Omit<Home, 'number'> {
  /** Another name of the city. Visitors can find the street by this name, too. */
  readonly alsoCalled?: string | undefined;
  readonly houses: readonly House[];
}

export interface DemoAddress extends Home {
  readonly placeId: string;
  readonly addressId: string;
  /** The whole address on one line: “1 Ready Rd, Austin, TX 78704”. */
  readonly text: string;
  readonly outcome: AddressOutcome;
  readonly doors: readonly Unit[];
  /** Words that a street line must contain: the name of the street without direction and suffix. */
  readonly name: readonly string[];
  /** The house number and the words of the street. Words with a short form occur in both forms. */
  readonly lineWords: readonly string[];
  /** The words of the street line, the city, the state and the ZIP code. */
  readonly words: readonly string[];
}

const doors = (floors: readonly string[], places: readonly string[]): string[] =>
  floors.flatMap((floor) => places.map((place) => floor + place));

const AUSTIN = { city: 'Austin', state: 'TX', zip: '78704' } as const;

/** Streets for demonstrations, such as `Ready Rd` for an address with service. See docs/demo-data.md. */
const NAMED_STREETS: readonly Street[] = [
  { ...AUSTIN, street: 'Ready Rd', houses: [{ number: 1, outcome: 'available' }] },
  { ...AUSTIN, street: 'Not Yet Ln', houses: [{ number: 2, outcome: 'notYet' }] },
  { ...AUSTIN, street: 'Almost There Ave', houses: [{ number: 3, outcome: 'almostThere' }] },
  { ...AUSTIN, street: 'Try Again Trl', houses: [{ number: 4, outcome: 'tryAgain' }] },
  { ...AUSTIN, street: 'Lost Account Ct', houses: [{ number: 5, outcome: 'accountNotFound' }] },
  {
    ...AUSTIN,
    zip: '78702',
    street: 'Many Doors Blvd',
    houses: [
      { number: 100, outcome: 'available', doors: doors([...'1234'], ['01', '02', '03', '04', '05', '06']) },
      { number: 200, outcome: 'almostThere', doors: doors([...'123'], [...'ABCD']) },
      { number: 300, outcome: 'notYet', doors: [...'123456789', '10'] },
    ],
  },
  {
    ...AUSTIN,
    zip: '78702',
    street: 'Two Doors Ct',
    houses: [{ number: 7, outcome: 'available', doors: ['A', 'B'] }],
  },
];

/** The houses of each street that is not in `NAMED_STREETS`, by the phase of the street's city. */
const HOUSES: Readonly<Record<(typeof DEMO_CITIES)[number]['phase'], readonly House[]>> = {
  served: [
    { number: 100, outcome: 'available' },
    { number: 110, outcome: 'available', doors: doors([...'12'], [...'ABC']) },
    { number: 120, outcome: 'almostThere' },
    { number: 130, outcome: 'notYet' },
    { number: 140, outcome: 'tryAgain' },
    { number: 150, outcome: 'accountNotFound' },
  ],
  soon: [
    { number: 100, outcome: 'almostThere' },
    { number: 110, outcome: 'almostThere', doors: doors([...'12'], [...'ABC']) },
    { number: 120, outcome: 'notYet' },
    { number: 130, outcome: 'tryAgain' },
  ],
};

const CITY_STREETS: readonly Street[] = DEMO_CITIES.flatMap(({ name: city, phase, street, zips, ...rest }) =>
  ['Main St', street].map((one, index) => ({
    ...rest,
    city,
    street: one,
    zip: zips[index] ?? zips[0],
    houses: HOUSES[phase],
  })),
);

const allForms = (text: string) => comparableWords(text).flatMap(formsOf);

export type Place = Omit<Street, 'houses'>;

export function addressOf({ alsoCalled = '', ...given }: Place, house: House): DemoAddress {
  const { street, city, state, zip } = given;
  const place = { street, city, state, zip };
  const line = `${house.number} ${street}`;
  const id = comparableWords(`${line} ${zip}`).join('-');
  const { en, es } = stateByCode(state).name;
  const lineWords = allForms(line);
  return {
    ...place,
    number: String(house.number),
    placeId: `demo-place-${id}`,
    addressId: `demo-${id}`,
    text: `${line}, ${city}, ${state} ${zip}`,
    outcome: house.outcome,
    doors: (house.doors ?? []).map((number) => ({ number })),
    name: comparableWords(street).filter((word) => !canBeOmitted(word)),
    lineWords,
    words: [...lineWords, ...allForms([city, alsoCalled, state, en, es, zip].join(' '))],
  };
}

const STREETS = [...NAMED_STREETS, ...CITY_STREETS];
const MOST_HOUSES = Math.max(...STREETS.map(({ houses }) => houses.length));

/** All demo addresses: the first house of each street, then the second house of each street, and so on. */
export const DEMO_ADDRESSES: readonly DemoAddress[] = Array.from({ length: MOST_HOUSES }, (_, turn) =>
  STREETS.flatMap((street) => street.houses.slice(turn, turn + 1).map((house) => addressOf(street, house))),
).flat();
