import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressBook } from '../../stand-ins/address/model/address.types.ts';
import { doorsOf } from './streets/doors.ts';
import { demoAddresses, demoBook } from './testing/demo-book.ts';

const anyAddress = fc.constantFrom(...demoAddresses);

let book: AddressBook;
beforeAll(async () => {
  book = await demoBook();
});
afterAll(() => book.close());

describe('a place', () => {
  it('comes apart into number, route and ZIP code', () => {
    const [found] = book.suggest('1 ready rd');
    expect(book.place(found?.placeId ?? '')).toEqual({
      streetNumberValue: '1',
      routeValue: 'Ready Rd',
      zipCodeValue: '78704',
      placeId: found?.placeId,
    });
  });

  it('is unknown under any other id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(book.place(id)).toBeUndefined();
        expect(book.doors(id)).toBeUndefined();
      }),
    );
    expect(book.place('demo-place-zzzzzzzzzz')).toBeUndefined();
    expect(book.place('demo-place-1')).toBeUndefined();
  });
});

describe('a lookup', () => {
  it('finds what was suggested, by place or by what is typed', () => {
    fc.assert(
      fc.property(anyAddress, ({ text, line, street, doors }) => {
        const placeId = book.suggest(text)[0]?.placeId ?? '';
        const id = book.lookup({ address1: line, placeId })?.id ?? '';
        expect(id).not.toBe(placeId);
        expect(book.lookup({ address1: '', placeId })).toEqual({ id });
        expect(book.lookup({ address1: line, zip: street.zip })).toEqual({ id });
        expect(book.lookup({ address1: text })).toEqual({ id });
        expect(book.doors(id)).toEqual(doors ? doorsOf(doors) : []);
      }),
    );
  });

  it('goes by what is typed when a chosen address was typed over', () => {
    const placeId = book.suggest('1 ready rd')[0]?.placeId ?? '';
    const ready = book.lookup({ address1: '1 Ready Rd', placeId });
    const doors = book.lookup({ address1: '100 Many Doors Blvd', placeId });
    expect(doors).toEqual(book.lookup({ address1: '100 Many Doors Blvd' }));
    expect(doors).not.toEqual(ready);
    expect(book.lookup({ address1: '2 Ready Rd', placeId })).toBeNull();
  });

  it.each([['1 Ready Rd'], ['1 READY ROAD'], ['1 ready'], ['1 ready rd #4'], ['1 ready rd austin texas']])(
    'of %j needs no place',
    (address1) => {
      expect(book.lookup({ address1, placeId: 'somebody-else’s' })).not.toBeNull();
    },
  );

  it.each([['Ready Rd'], ['1'], ['1 Ready Rd Nashville'], ['99 Ready Rd'], ['']])(
    'of %j finds nothing',
    (address1) => {
      expect(book.lookup({ address1 })).toBeNull();
    },
  );

  it('finds nothing rather than one of several', () => {
    const lines = new Map<string, Set<string>>();
    for (const { line, text } of demoAddresses) lines.set(line, (lines.get(line) ?? new Set()).add(text));
    const twice = [...lines].filter(([, places]) => places.size > 1).map(([line]) => line);
    expect(twice.length).toBeGreaterThan(0);
    for (const line of twice) expect(book.lookup({ address1: line })).toBeNull();
  });
});

describe('the outcome', () => {
  it.each([
    ['1 Ready Rd', '', '78704', 'available'],
    ['1 ready road', '', '78704-0001', 'available'],
    ['2 Not Yet Ln', '', '78704', 'notYet'],
    ['3 Almost There Ave', '', '78704', 'almostThere'],
    ['4 Try Again Trl', '', '78704', 'tryAgain'],
    ['5 Lost Account Ct', '', '78704', 'accountNotFound'],
    ['100 Many Doors Blvd', '', '78702', 'available'],
    ['100 Many Doors Blvd', '406', '78702', 'available'],
    ['100 Many Doors Blvd', 'Apt 406', '78702', 'available'],
    ['100 Many Doors Blvd #406', '', '78702', 'available'],
    ['100 Many Doors Blvd', '407', '78702', 'tryAgain'],
    ['200 Many Doors Blvd', '3d', '78702', 'almostThere'],
    ['300 Many Doors Blvd', '10', '78702', 'notYet'],
    ['7 Two Doors Ct', 'b', '78702', 'available'],
    ['1 Ready Rd', 'upstairs', '78704', 'available'],
    ['1 Ready Rd', '', '78702', 'tryAgain'],
    ['99 Ready Rd', '', '78704', 'tryAgain'],
    ['1 Nowhere Rd', '', '78704', 'tryAgain'],
    ['1 Ready Rd', '', '99999', 'notYet'],
    ['1 Ready Rd', '', '', 'tryAgain'],
    ['', '', '78704', 'tryAgain'],
  ])('of %j, door %j, ZIP %j is %s', (streetAddress, unitNumber, zipCode, outcome) => {
    expect(book.outcome({ streetAddress, unitNumber, zipCode })).toBe(outcome);
  });

  it('of every address is its own, whatever case and form it is typed in', () => {
    fc.assert(
      fc.property(anyAddress, ({ line, street, outcome }) => {
        const typed = line
          .toLowerCase()
          .replace(/ st$/, ' street')
          .replace(/^(\d+) n /, '$1 north ');
        expect(book.outcome({ streetAddress: typed, zipCode: street.zip })).toBe(outcome);
      }),
    );
  });

  it('is one of five for anything that is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.string(),
        (streetAddress, unitNumber, zipCode) => {
          expect(['tryAgain', 'notYet']).toContain(book.outcome({ streetAddress, unitNumber, zipCode }));
        },
      ),
    );
  });
});
