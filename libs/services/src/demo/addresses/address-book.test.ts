import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressBookService } from './address-book.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { DEMO_CITIES } from '../parts/demo-cities.ts';

const book = await addressBookService().book();
const texts = (query: string) => book.suggest(query).map(({ text }) => text);

const READY = '1 Ready Rd, Austin, TX 78704';
const DOORS = '100 Many Doors Blvd, Austin, TX 78702';
const PINON = '100 Piñon Trl, Denver, CO 80203';

describe('suggestions', () => {
  it.each([
    ['1 READY ROAD', READY],
    ['ready road 1', READY],
    ['rea', READY],
    ['1 ready 787', READY],
    ['1 rdy', undefined],
    ['100 many doors blvd apt', DOORS],
    ['100 many doors blvd apt 201', DOORS],
    ['100 many doors blvd apartamento 201', DOORS],
    ['100 many doors blvd puerta', DOORS],
    ['many doors boul', DOORS],
    ['pinon', PINON],
    ['100 Pin\u0303on Trail', PINON],
    ['half moon ct', '100 Half-Moon Ct, Raleigh, NC 27604'],
    ['100 miller’s run', "100 Miller's Run Ct, Overland Park, KS 66211"],
    ['north warp', '100 N Warp Ave, Provo, UT 84604'],
    ['seventh st', '100 7th St, West Des Moines, IA 50266'],
    ['orange county main', '100 Main St, Irvine, CA 92602'],
    ['110 main Carolina del Norte', '110 Main St, Charlotte, NC 28202'],
    ['', undefined],
    ['zzzzzz', undefined],
    ['"*()^:-', undefined],
  ])('for %j begin with %j', (query, first) => {
    expect(texts(query)[0]).toBe(first);
  });

  it('offer the houses of a street by number', () => {
    expect(texts('many doors')).toEqual([100, 200, 300].map((n) => DOORS.replace('100', String(n))));
    expect(texts('2 many doors')).toEqual([DOORS.replace('100', '200')]);
  });

  it.each(DEMO_CITIES)('show both streets of $name, $state, before more houses of one', ({ name, state }) => {
    const [one, other] = texts(`${name} ${state}`).map((text) => text.replace(/^\d+ /, ''));
    expect(one).toContain(`${name}, ${state}`);
    expect(other).not.toBe(one);
  });

  it('find every address by its whole text, whatever its case', () => {
    for (const { text } of DEMO_ADDRESSES) expect(texts(text.toUpperCase())).toEqual([text]);
  });

  it('are at most eight and different, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('1', 's', '🏠 Main', '\u0000７')), (query) => {
        expect(texts(query).length).toBeLessThanOrEqual(8);
        expect(new Set(texts(query)).size).toBe(texts(query).length);
      }),
    );
    expect(texts('1 '.repeat(10_000))[0]).toBe(READY);
  });
});

describe('an address', () => {
  it('comes apart into number, route and ZIP code', () => {
    const [{ placeId = '' } = {}] = book.suggest('1 ready rd');
    expect(book.place(placeId)).toEqual({
      streetNumberValue: '1',
      routeValue: 'Ready Rd',
      zipCodeValue: '78704',
      placeId,
    });
  });

  it('is found by its place, and by what is typed, with its doors and its outcome', () => {
    for (const { text, number, street, zip, doors, outcome } of DEMO_ADDRESSES) {
      const placeId = book.suggest(text)[0]?.placeId ?? '';
      const line = `${number} ${street}`;
      const id = book.lookup({ address1: line, placeId })?.id ?? '';
      expect(book.lookup({ address1: '', placeId })).toEqual({ id });
      expect(book.lookup({ address1: line, zip })).toEqual({ id });
      expect(book.lookup({ address1: text })).toEqual({ id });
      expect(book.doors(id)).toEqual(doors);
      expect(book.outcome({ streetAddress: line.toLowerCase(), zipCode: zip })).toBe(outcome);
    }
  });

  it('is unknown under any other id', () => {
    for (const id of ['', '__proto__', 'demo-place-1', DEMO_ADDRESSES[0]?.addressId ?? ''])
      expect(book.place(id)).toBeUndefined();
    expect(book.doors(DEMO_ADDRESSES[0]?.placeId ?? '')).toBeUndefined();
  });

  it('is the one that is typed when a chosen one was typed over', () => {
    const placeId = book.suggest('1 ready rd')[0]?.placeId ?? '';
    const typed = book.lookup({ address1: '100 Many Doors Blvd', placeId });
    expect(typed).toEqual(book.lookup({ address1: '100 Many Doors Blvd' }));
    expect(typed).not.toEqual(book.lookup({ address1: '1 Ready Rd', placeId }));
    expect(book.lookup({ address1: '2 Ready Rd', placeId })).toBeNull();
  });

  it.each([
    ['1 READY ROAD', true],
    ['1 ready', true],
    ['1 ready rd #4', true],
    ['1 ready rd austin texas', true],
    ['1 rea', false],
    ['1 Ready St', false],
    ['1 Austin', false],
    ['Ready Rd', false],
    ['1 Ready Rd Nashville', false],
    ['99 Ready Rd', false],
    ['100 Main St', false],
    ['100 Main St Kansas City', false],
    ['100 Main St Kansas City KS', true],
    ['', false],
  ])('typed as %j alone is one and no other: %s', (address1, isFound) => {
    expect(book.lookup({ address1 }) !== null).toBe(isFound);
  });
});

it.each([
  ['1 ready road', '', '78704-0001', 'available'],
  ['100 Many Doors Blvd', '', '78702', 'available'],
  ['100 Many Doors Blvd', 'Apt. 406', '78702', 'available'],
  ['100 Many Doors Blvd', 'Apartamento 101', '78702', 'available'],
  ['100 Many Doors Blvd', 'Unidad 101', '78702', 'available'],
  ['100 Many Doors Blvd', 'Puerta 101', '78702', 'available'],
  ['100 Many Doors Blvd', 'Número 101', '78702', 'available'],
  ['100 Many Doors Blvd', 'n.º 101', '78702', 'available'],
  ['100 Many Doors Blvd', 'Piso 1, depto. 101', '78702', 'available'],
  ['100 Many Doors Blvd apartamento 101', '', '78702', 'available'],
  ['100 Many Doors Blvd', 'Apt 101 Bldg 2', '78702', 'available'],
  ['100 Many Doors Blvd', 'Unit 101, Floor 1', '78702', 'available'],
  ['100 Many Doors Blvd', '4-06.', '78702', 'available'],
  ['100 Many Doors Blvd', 'Puerta 407', '78702', 'tryAgain'],
  ['100 Many Doors Blvd #406', '', '78702', 'available'],
  ['100 Many Doors Blvd', '407', '78702', 'tryAgain'],
  ['200 Many Doors Blvd depto. 3-d', '', '78702', 'almostThere'],
  ['300 Many Doors Blvd', '10', '78702', 'notYet'],
  ['7 Two Doors Ct', 'b', '78702', 'available'],
  ['1 Ready Rd', 'upstairs', '78704', 'available'],
  ['1 Ready Rd', '', '78702', 'tryAgain'],
  ['1 Nowhere Rd', '', '78704', 'tryAgain'],
  ['1 Ready Rd', '', '99999', 'notYet'],
  ['1 Ready Rd', '', '787041', 'tryAgain'],
  ['', '', '78704', 'tryAgain'],
])('the outcome of %j, door %j, ZIP %j is %s', (streetAddress, unitNumber, zipCode, outcome) => {
  expect(book.outcome({ streetAddress, unitNumber, zipCode })).toBe(outcome);
});
