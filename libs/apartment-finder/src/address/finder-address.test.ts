import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPanel, reduce, stateAt, type FinderAction } from '../state/finder-state.ts';
import { addressQuery, readAddress, searchText, startAddress } from './finder-address.ts';

const city = {
  neighborhoods: [
    { key: 'hyde-park', name: 'Hyde Park' },
    { key: "o'hara", name: 'O’Hara' },
    { key: 'mueller', name: 'Mueller' },
    { key: 'st-elmo', name: 'St. Elmo' },
    { key: 'montana', name: 'Montaña' },
  ],
};
const read = (query: string) => readAddress(query, city);

describe('the address of the finder', () => {
  it.each([
    ['', startAddress],
    ['?neighborhood=hyde-park', { ...startAddress, neighborhood: 'hyde-park' }],
    ['?neighborhood=Hyde%20Park', { ...startAddress, neighborhood: 'hyde-park' }],
    ['?neighborhood=all', startAddress],
    ['?neighborhood=all+neighborhoods', startAddress],
    ['?neighborhood=O%5C%27Hara', { ...startAddress, neighborhood: "o'hara" }],
    ['?neighborhood=O%E2%80%99Hara', { ...startAddress, neighborhood: "o'hara" }],
    ['?neighborhood=O%26%2339%3BHara', { ...startAddress, neighborhood: "o'hara" }],
    ['?neighborhood=Hyde++Park', { ...startAddress, neighborhood: 'hyde-park' }],
    ['?neighborhood=St+Elmo', { ...startAddress, neighborhood: 'st-elmo' }],
    ['?neighborhood=montana', { ...startAddress, neighborhood: 'montana' }],
    ['?neighborhood=hydepark', startAddress],
    ['?neighborhood=downtown-dallas', startAddress],
    ['?neighborhood=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', startAddress],
    ['?neighborhood=__proto__', startAddress],
    ['?apartment=30.25%7C-97.75', { ...startAddress, apartment: '30.25|-97.75' }],
    ['?apartment=30.25|-97.75', { ...startAddress, apartment: '30.25|-97.75' }],
    ['?apartment=30.25|-97.75|2', { ...startAddress, apartment: '30.25|-97.75|2' }],
    ['?apartment=30.25|-97.75|x', startAddress],
    ['?apartment=%27%3Balert(1)', startAddress],
    ['?apartment=%3Cb%3E1%7C2', startAddress],
    ['?apartment=1e3%7C2', startAddress],
    ['?apartment=NaN%7CInfinity', startAddress],
    ['?page=3', { ...startAddress, page: 3 }],
    ['?page=0', startAddress],
    ['?page=-1', startAddress],
    ['?page=1.5', startAddress],
    ['?page=1e9', startAddress],
    ['?page=99999999', startAddress],
    ['?q=Kite+%26+Co.', { ...startAddress, search: 'Kite Co' }],
    ['?q=%3Cimg+onerror%3D1%3E', { ...startAddress, search: 'img onerror1' }],
    ['?q=', startAddress],
    ['?utm_source=mail&slug=x', startAddress],
  ])('reads %s', (query, address) => expect(read(query)).toEqual(address));

  it('reads anything at all, and what it makes of it means the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()),
        fc.string({ unit: 'binary' }),
        (query, word) => {
          for (const text of [query, `q=${encodeURIComponent(word.toWellFormed())}`]) {
            const once = read(text);
            expect(read(addressQuery(once))).toEqual(once);
          }
        },
      ),
    );
  });

  it('keeps nothing of what is typed but letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const kept = searchText(typed);
        expect(kept).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u);
        expect(searchText(kept)).toBe(kept);
      }),
    );
  });
});

const anAction = fc.oneof<fc.Arbitrary<FinderAction>[]>(
  fc.record({
    type: fc.constant('select' as const),
    apartment: fc
      .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
      .map((at) => at.join('|')),
  }),
  fc.constant({ type: 'close' as const }),
  fc.record({
    type: fc.constant('choose' as const),
    neighborhood: fc.constantFrom('all', ...city.neighborhoods.map(({ key }) => key)),
  }),
  fc.record({ type: fc.constant('turn' as const), page: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ type: fc.constant('search' as const), typed: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('show' as const), panel: fc.constantFrom('map' as const, 'list' as const) }),
);

describe('any number of things that a visitor does', () => {
  it('leave an address that leads to the same state', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 20 }), (actions) => {
        const { address } = actions.reduce(reduce, stateAt(startAddress));
        const arrived = stateAt(read(addressQuery(address)));
        expect(arrived.address).toEqual(address);
        expect(arrived.panel).toBe(firstPanel(address));
      }),
    );
  });
});
