import { describe, expect, it } from 'vitest';
import { firstItem } from './first-item.ts';

const forAll = { city: '', utmMedium: '', onlyInVariation: false };
const items = [
  forAll,
  { ...forAll, utmMedium: 'mail' },
  { ...forAll, city: 'Austin' },
  { ...forAll, city: 'Denver', onlyInVariation: true },
];

describe('the first item', () => {
  it.each([
    ['nothing', '', false, 0],
    ['a city', '?city=Austin', false, 2],
    ['a city in other letters', '?city=%20AUSTIN', false, 2],
    ['a medium', '?utm_medium=Mail', false, 1],
    ['both: the city', '?utm_medium=mail&city=austin', false, 2],
    ['a city that only the variation has', '?city=Denver', false, 0],
    ['a city without an item', '?city=Boston', false, 0],
    ['no city after all', '?city=', false, 0],
    ['the variation, whatever the address says', '?city=Austin', true, 3],
  ])('for %s', (_, search, inVariation, expected) => {
    expect(firstItem(items, { search, inVariation })).toBe(expected);
  });

  it('is the first that may be shown', () => {
    const [first = forAll, ...rest] = [{ ...forAll, onlyInVariation: true }, forAll];
    expect(firstItem([first, ...rest], { search: '', inVariation: false })).toBe(1);
    expect(firstItem([], { search: '?city=Austin', inVariation: true })).toBe(0);
  });
});
