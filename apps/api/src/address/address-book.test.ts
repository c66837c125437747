import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAddressBook } from './address-book.ts';
import type { AddressBook } from './address.types.ts';
import { demoStreets } from './demo/demo-streets.ts';
import { doorsOf } from './demo/doors.ts';

const SIZE = 20_000;
const SEED = 'test';
const all = [...demoStreets(SIZE, SEED)].flatMap((street) =>
  street.houses.map((house) => ({
    ...house,
    street,
    line: `${house.number} ${street.name}`,
    text: `${house.number} ${street.name}, ${street.city}, ${street.state} ${street.zip}`,
  })),
);
const anyAddress = fc.constantFrom(...all);

const folder = mkdtempSync(join(tmpdir(), 'skein-addresses-'));
let book: AddressBook;
beforeAll(async () => {
  book = await openAddressBook({ dataDir: folder, addresses: SIZE, seed: SEED });
});
afterAll(() => {
  book.close();
  rmSync(folder, { recursive: true, force: true });
});

const texts = (query: string) => book.suggest(query).map(({ text }) => text);
const READY = '1 Ready Rd, Austin, TX 78704';
const DOORS = '100 Many Doors Blvd, Austin, TX 78702';

describe('suggestions', () => {
  it.each([
    ['1 ready', READY],
    ['1 READY ROAD', READY],
    ['ready rd', READY],
    ['ready road 1', READY],
    ['rea', READY],
    ['1 Ready Rd, Austin, TX 78704', READY],
    ['1 ready aus', READY],
    ['1 ready 787', READY],
    ['ready texas', READY],
    ['1 rdy', undefined],
    ['100 many doors', DOORS],
    ['100 many doors blvd #20', DOORS],
    ['100 many doors blvd apt', DOORS],
    ['100 many doors blvd apt 201', DOORS],
    ['many doors boul', DOORS],
    ['', undefined],
    ['   ', undefined],
    ['zzzzzz', undefined],
    ['00000', undefined],
  ])('for %j begin with %j', (query, first) => {
    expect(texts(query)[0]).toBe(first);
  });

  it('offer the houses of a street by number', () => {
    expect(texts('many doors')).toEqual([100, 200, 300].map((n) => DOORS.replace('100', String(n))));
    expect(texts('2 many doors')).toEqual([DOORS.replace('100', '200')]);
  });

  it('prefer the number itself to numbers that begin with it', () => {
    const [first] = texts('100 ');
    expect(first).toMatch(/^100 /);
  });

  it('know the other name of a city', () => {
    const found = texts('orange county');
    expect(found).toHaveLength(8);
    expect(found.every((text) => text.includes('Irvine, CA'))).toBe(true);
  });

  it('show several streets before several houses of one', () => {
    const streets = texts('austin').map((text) => text.replace(/^\d+ /, ''));
    expect(new Set(streets).size).toBe(8);
  });

  it('find every address by its whole text, first', () => {
    fc.assert(
      fc.property(anyAddress, ({ text }) => {
        expect(texts(text)[0]).toBe(text);
      }),
    );
  });

  it('find every address by number and street, however it is written', () => {
    fc.assert(
      fc.property(
        anyAddress,
        fc.constantFrom<(line: string) => string>(
          (line) => line,
          (line) => line.toUpperCase(),
          (line) => line.normalize('NFD').replace(/\p{M}/gu, ''),
          (line) => line.replace(/ St$/, ' Street').replace(/ Ave$/, ' avenue'),
          (line) => line.replace(/ N /, ' north ').replace(/ S /, ' So. '),
          (line) => line.replace(/^(\d+) (.*)$/, '$2 $1'),
        ),
        ({ line, street }, write) => {
          const [first = ''] = texts(`${write(line)} ${street.zip}`);
          expect(first).toBe(`${line}, ${street.city}, ${street.state} ${street.zip}`);
        },
      ),
    );
  });

  it('are at most eight, different, and never an exception, whatever is typed', () => {
    const operators = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      'NEAR(',
      '"',
      '""',
      '*',
      '^',
      ':',
      '-',
      '(',
      ')',
      'words:',
      '+',
      "'",
      ';',
      '#',
      '\0',
      '\u001b',
      '🏠',
      '²',
      'ß',
      'İ',
      '½',
      '٣',
      '1',
      'apt',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc
            .array(
              fc.oneof(
                operators,
                anyAddress.map(({ text }) => text),
              ),
              { maxLength: 12 },
            )
            .map((parts) => parts.join(' ')),
          fc.array(operators, { maxLength: 12 }).map((parts) => parts.join('')),
          fc.integer().map(String),
        ),
        (query) => {
          const found = book.suggest(query);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(new Set(found.map(({ placeId }) => placeId)).size).toBe(found.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([['a'], ['1 '], ['"'], ['𝟙'], ['#'], ['a '], ['\u0300']])('survive ten thousand of %j', (part) => {
    expect(() => book.suggest(part.repeat(10_000))).not.toThrow();
  });
});

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
    for (const { line, text } of all) lines.set(line, (lines.get(line) ?? new Set()).add(text));
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
