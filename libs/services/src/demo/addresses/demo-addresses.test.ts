import { cities } from '@skein/cities/catalogue';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS_OUTCOMES } from '../../stand-ins/address/model/address.types.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { DEMO_CITIES } from '../parts/demo-cities.ts';

const DOCUMENTATION = join(import.meta.dirname, '../../../../../docs/demo-data.md');
const WORDS = {
  available: 'available',
  notYet: 'not yet',
  almostThere: 'almost there',
  tryAgain: 'try again',
  accountNotFound: 'account not found',
};

const rows = readFileSync(DOCUMENTATION, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(DEMO_ADDRESSES.filter(({ city }) => ['Austin', 'Omaha'].includes(city)))(
  '$text stands in the documentation with its outcome and its doors',
  ({ number, city, text, outcome, doors }) => {
    const inCity = `${number}, in a city ${city === 'Austin' ? 'with service' : 'under construction'}`;
    const row = rows.find(([, address]) => address === text || address === inCity);
    expect(row?.[3]).toBe(WORDS[outcome]);
    const numbers = doors.map((door) => door.number);
    const ends = row?.[2]?.split(/, |–/).filter((end) => end !== '') ?? [];
    expect([ends[0], ends.at(-1)]).toEqual([numbers[0], numbers.at(-1)]);
  },
);

describe.each(DEMO_CITIES)('$name, $state', ({ id, name, alsoCalled, state, phase }) => {
  it('has pages, or lies around a city that has some, and they agree on whether there is service', () => {
    const own = cities.find((city) => city.id === id);
    const around = cities.find(({ areas, name: other }) => areas.includes(name) || other === alsoCalled);
    expect((own ?? around)?.phase).toMatch(phase === 'soon' ? 'upcoming' : /current|webpass/);
  });

  it('knows every outcome that its phase can have', () => {
    const here = DEMO_ADDRESSES.filter((address) => address.city === name && address.state === state);
    const promised = new Set(['available', 'accountNotFound']);
    expect(new Set(here.map(({ outcome }) => outcome))).toEqual(
      new Set(ADDRESS_OUTCOMES.filter((outcome) => phase === 'served' || !promised.has(outcome))),
    );
  });
});

it('every city of the catalogue has addresses, or lies around one that has some', () => {
  const names = new Set(DEMO_CITIES.flatMap(({ id, name }) => [id, name]));
  expect(cities.filter(({ id, areas }) => ![id, ...areas].some((one) => names.has(one)))).toEqual([]);
});
