// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { citySchema } from './city-schema.test-support.ts';
import { cities, citiesOf, cityById, cityTitle, states, WEEKDAYS, type City } from './index.ts';

const named = (id: string): City => {
  const city = cityById(id);
  if (!city) throw new Error(`There is no city "${id}"`);
  return city;
};

describe('the catalogue', () => {
  it.each(cities.map((city) => [city.id, city] as const))('%s is a city by the contract', (_id, city) => {
    const { issues, typed } = v.safeParse(citySchema, city);
    expect(issues).toBeUndefined();
    expect(typed).toBe(true);
  });

  it('is about 35 cities, each with an id, a number and a place of its own', () => {
    expect(cities).toHaveLength(35);
    for (const of of [
      (city: City) => city.id,
      (city: City) => city.full_name,
      (city: City) => city.new_customers_phone,
      (city: City) => `${city.map.lat} ${city.map.lng}`,
    ])
      expect(new Set(cities.map(of)).size).toBe(cities.length);
  });

  it.each([
    ['atlanta', 'current'],
    ['austin', 'current'],
    ['charlotte', 'current'],
    ['huntsville', 'current'],
    ['kansascity', 'current'],
    ['kansascity-mo', 'current'],
    ['nashville', 'current'],
    ['orangecounty', 'current'],
    ['provo', 'current'],
    ['saltlakevalley', 'current'],
    ['sanantonio', 'current'],
    ['triangle', 'current'],
    ['westdesmoines', 'current'],
    ['desmoines', 'current'],
    ['mesa', 'current'],
    ['smyrna', 'current'],
    ['chicago', 'webpass'],
    ['denver', 'webpass'],
    ['miami', 'webpass'],
    ['oakland', 'webpass'],
    ['sandiego', 'webpass'],
    ['sanfrancisco', 'webpass'],
    ['seattle', 'webpass'],
    ['westminster', 'upcoming'],
    ['lasvegas', 'upcoming'],
  ])('has %s, which is %s', (id, phase) => expect(named(id).phase).toBe(phase));

  it('knows no other city of the phase webpass than the seven, and builds in all that are left', () => {
    const count = (phase: string) => cities.filter((city) => city.phase === phase).length;
    expect([count('current'), count('webpass'), count('upcoming')]).toEqual([16, 7, 12]);
  });

  it('has nothing but homes in Orange County, and small businesses everywhere else', () => {
    expect(named('orangecounty').plans).toBeNull();
    for (const { id, plans } of cities) if (id !== 'orangecounty') expect(plans).toEqual({ smb: true });
  });

  it('keeps every shop open from Monday to Saturday, ten to seven', () => {
    const shops = cities.flatMap(({ fiberspace }) => (fiberspace ? [fiberspace] : []));
    expect(shops.length).toBeGreaterThan(5);
    for (const { days_open, hours } of shops) {
      expect(days_open).toEqual(WEEKDAYS.slice(0, 6));
      expect(hours).toEqual({ opening: '10:00', closing: '19:00' });
    }
  });

  it('gives neighborhoods of a city keys of their own, in the order of their names', () => {
    for (const { neighborhoods } of cities) {
      expect(new Set(neighborhoods.map(({ key }) => key)).size).toBe(neighborhoods.length);
      const names = neighborhoods.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }
  });

  it('names the state where two cities are called the same', () => {
    expect(cityTitle(named('kansascity'))).toBe('Kansas City, KS');
    expect(cityTitle(named('kansascity-mo'))).toBe('Kansas City, MO');
    expect(cityTitle(named('austin'))).toBe('Austin');
  });

  it('has cities for each of its states, and a state for each of its cities', () => {
    for (const { code } of states) expect(citiesOf(code).length).toBeGreaterThan(0);
    expect(new Set(cities.map(({ state }) => state)).size).toBe(states.length);
  });

  it('pins the country as it lies: west to the left, north above', () => {
    const { pin: seattle } = named('seattle');
    const { pin: miami } = named('miami');
    const { pin: chicago } = named('chicago');
    const { pin: sanAntonio } = named('sanantonio');
    expect(seattle.x).toBeLessThan(chicago.x);
    expect(chicago.x).toBeLessThan(miami.x);
    expect(seattle.y).toBeLessThan(chicago.y);
    expect(chicago.y).toBeLessThan(sanAntonio.y);
  });

  it('finds nothing under a word that is no city', () => {
    for (const id of ['', 'constructor', '__proto__', 'Austin', 'nowhere'])
      expect(cityById(id)).toBeUndefined();
  });
});
