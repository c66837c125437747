import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressBook } from '../../stand-ins/address/model/address.types.ts';
import { demoAddresses, demoBook } from './testing/demo-book.ts';

const anyAddress = fc.constantFrom(...demoAddresses);

let book: AddressBook;
beforeAll(async () => {
  book = await demoBook();
});
afterAll(() => book.close());

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
