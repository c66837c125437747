import { describe, expect, it } from 'vitest';
import { DEMO_CITIES } from './demo-cities.ts';
import type { DemoHouse, DemoStreet } from './demo-street.types.ts';
import { demoStreets } from './demo-streets.ts';
import { NAMED_STREETS } from './named-addresses.ts';

const SIZE = 6000;
const streets = [...demoStreets(SIZE, 'a seed')];
const made = streets.slice(NAMED_STREETS.length);
const houses = made.flatMap((street) => street.houses.map((house) => ({ ...house, street })));

/** First digits of ZIP codes. */
const ZIP_STARTS: Readonly<Record<string, RegExp>> = {
  AL: /^3[56]/,
  AZ: /^8[56]/,
  CA: /^9[0-6]/,
  CO: /^8[01]/,
  FL: /^3[234]/,
  GA: /^3[01]/,
  IA: /^5[012]/,
  ID: /^83/,
  IL: /^6[012]/,
  KS: /^6[67]/,
  MO: /^6[345]/,
  NC: /^2[78]/,
  NE: /^6[89]/,
  NV: /^89/,
  TN: /^3[78]/,
  TX: /^7[5-9]/,
  UT: /^84/,
  WA: /^9[89]/,
};

describe('demo addresses', () => {
  it('are as many as asked for, and the named ones come on top', () => {
    expect(houses).toHaveLength(SIZE);
    expect(streets.slice(0, NAMED_STREETS.length)).toEqual(NAMED_STREETS);
    expect([...demoStreets(0)]).toEqual(NAMED_STREETS);
  });

  it('are the same for the same seed, and others for another', () => {
    expect([...demoStreets(SIZE, 'a seed')]).toEqual(streets);
    expect([...demoStreets(SIZE, 'another')]).not.toEqual(streets);
  });

  it('lie in every city, the larger ones holding more', () => {
    const of = (city: string) => houses.filter(({ street }) => street.city === city).length;
    for (const { name } of DEMO_CITIES) expect(of(name)).toBeGreaterThan(0);
    expect(of('Austin')).toBeGreaterThan(of('Sandy'));
  });

  it('have five digits as ZIP code, of their state and of one city only', () => {
    const cityOfZip = new Map<string, string>();
    for (const { zip, state, city } of streets) {
      expect(zip).toMatch(/^\d{5}$/);
      expect(zip).toMatch(ZIP_STARTS[state] ?? /never/);
      expect(cityOfZip.get(zip) ?? `${city} ${state}`).toBe(`${city} ${state}`);
      cityOfZip.set(zip, `${city} ${state}`);
    }
  });

  it('exist once', () => {
    const line = ({ name, city, state }: DemoStreet) => `${name}, ${city} ${state}`;
    expect(new Set(streets.map(line)).size).toBe(streets.length);
    for (const { houses: along } of streets)
      for (const [index, house] of along.entries())
        expect(house.number).toBeGreaterThan(along[index - 1]?.number ?? 0);
  });

  it('mix numbers, directions and several words with plain names', () => {
    const share = (pattern: RegExp) => made.filter(({ name }) => pattern.test(name)).length / made.length;
    expect(share(/^(N|S|E|W|NE|SW) /)).toBeGreaterThan(0.1);
    expect(share(/\b\d+(st|nd|rd|th) /)).toBeGreaterThan(0.05);
    expect(share(/ St$/)).toBeGreaterThan(0.15);
    expect(share(/ (Blvd|Ct|Cir|Pkwy|Trl|Way|Pl|Ter|Loop)$/)).toBeGreaterThan(0.1);
  });

  it('are buildings with doors for about a tenth', () => {
    const share = houses.filter(({ doors }) => doors).length / houses.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });

  it('know every outcome, and promise nothing where service is still to come', () => {
    const outcomes = (list: readonly DemoHouse[]) => new Set(list.map(({ outcome }) => outcome));
    expect(outcomes(houses)).toEqual(
      new Set(['available', 'notYet', 'almostThere', 'tryAgain', 'accountNotFound']),
    );
    const soon = new Set(DEMO_CITIES.filter(({ phase }) => phase === 'soon').map(({ name }) => name));
    expect(outcomes(houses.filter(({ street }) => soon.has(street.city)))).toEqual(
      new Set(['notYet', 'almostThere', 'tryAgain']),
    );
  });
});
