import { costsOnlyItself } from '@skein/cms-client/testing/one-broken-field';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressQuery, readAddress, startAddress } from '../address/finder-address.ts';
import { buildingAddress } from '../parts/building-address.ts';
import { searchIndex } from '../search/search-index.ts';
import { ApartmentRecord } from './apartment-record.ts';
import { readApartments } from './read-apartments.ts';

const record = {
  'Building Name': ' Kite Lofts ',
  'Building Address': '12 Shuttle Row, Austin, TX 78701',
  Latitude: '30.2500',
  Longitude: '-97.7500',
  Neighborhood: 'Hyde Park',
  Ready: 'TRUE',
};

describe('a file of buildings', () => {
  it('is read as a list', () => {
    expect(readApartments([record])).toEqual({
      apartments: [
        {
          id: '30.2500|-97.7500',
          name: 'Kite Lofts',
          street: '12 Shuttle Row',
          place: 'Austin, TX 78701',
          neighborhood: 'Hyde Park',
          ready: true,
          lat: 30.25,
          lng: -97.75,
        },
      ],
      dropped: 0,
      damaged: 0,
    });
  });

  it('is read as an object whose first key holds the list', () => {
    expect(readApartments({ apartments: [record], other: [record, record] })?.apartments).toHaveLength(1);
  });

  it.each([null, 5, 'text', {}, { first: 'no list', second: [record] }, true])(
    'is none when it is %j',
    (file) => expect(readApartments(file)).toBeUndefined(),
  );

  it('is empty when it lists nothing', () => {
    expect(readApartments([])).toEqual({ apartments: [], dropped: 0, damaged: 0 });
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    [true, true],
    ['True', false],
    ['false', false],
    ['yes', false],
    ['', false],
    [undefined, false],
  ])('has the fiber installed for %j: %s', (Ready, ready) => {
    expect(readApartments([{ ...record, Ready }])?.apartments[0]?.ready).toBe(ready);
  });

  it.each([
    ['a latitude beyond the pole', { Latitude: '90.5' }],
    ['a latitude that is no number', { Latitude: 'north' }],
    ['a longitude of nothing', { Longitude: null }],
    ['neither name nor address', { 'Building Name': '', 'Building Address': 7 }],
  ])('drops and counts a record with %s', (_, wrong) => {
    expect(readApartments([record, { ...record, ...wrong }])).toMatchObject({ apartments: [{}], dropped: 1 });
  });

  it.each([
    ['no name', { 'Building Name': '' }, { name: '12 Shuttle Row', street: '', place: 'Austin, TX 78701' }],
    ['a name that is no text', { 'Building Name': 7 }, { name: '12 Shuttle Row' }],
    ['a name of a whole page', { 'Building Name': 'x'.repeat(301) }, { name: '12 Shuttle Row' }],
    ['no address', { 'Building Address': undefined }, { name: 'Kite Lofts', street: '', place: '' }],
    ['a neighborhood that is no text', { Neighborhood: {} }, { neighborhood: '', ready: true }],
    ['a state that is no word', { Ready: 1 }, { ready: false, neighborhood: 'Hyde Park' }],
  ])('lists and counts a record with %s, without that field', (_, wrong, read) => {
    const other = { ...record, Latitude: '31' };
    expect(readApartments([{ ...record, ...wrong }, other])).toMatchObject({
      apartments: [read, { name: 'Kite Lofts', street: '12 Shuttle Row', place: 'Austin, TX 78701' }],
      dropped: 0,
      damaged: 1,
    });
  });

  it.each([
    ['Kite Lofts', ', Austin, TX 78701', { name: 'Kite Lofts', street: 'Austin, TX 78701', place: '' }],
    ['', ', Austin, TX 78701', { name: 'Austin, TX 78701', street: '', place: '' }],
    ['12 Shuttle Row', '12 Shuttle Row, Austin', { name: '12 Shuttle Row', street: '', place: 'Austin' }],
  ])('names %j at %j, and says each line once', (name, address, read) => {
    const one = { ...record, 'Building Name': name, 'Building Address': address };
    expect(readApartments([one])?.apartments).toMatchObject([read]);
  });

  it('has the whole address of a building without a name', () => {
    const [building] = readApartments([{ ...record, 'Building Name': '' }])?.apartments ?? [];
    expect(building && buildingAddress(building)).toEqual({ street: '12 Shuttle Row', zip: '78701' });
    const index = searchIndex(building ? [building] : []);
    for (const typed of ['12 shuttle row', '12 Shuttle Row, Austin, TX 78701', 'row austin', 'austin'])
      expect(index.find(typed)).toEqual([building]);
  });

  it.each([
    ['no neighborhood', { Neighborhood: null }, { neighborhood: '' }],
    ['a blank neighborhood', { Neighborhood: '  ' }, { neighborhood: '' }],
    ['nothing about its service', { Ready: null }, { ready: false }],
    ['blanks around what says that it has service', { Ready: ' TRUE ' }, { ready: true }],
    [
      'blanks around its place',
      { Latitude: ' 30.2500', Longitude: '-97.7500 ' },
      { id: '30.2500|-97.7500', lat: 30.25 },
    ],
  ])('keeps a record with %s', (_, odd, read) => {
    expect(readApartments([{ ...record, ...odd }])).toMatchObject({ apartments: [read], dropped: 0 });
  });

  it('lists every building of a point: the first keeps the id, the others get a suffix', () => {
    const names = ['Kite Lofts', 'Kite Annex', 'Kite Garage'];
    const read = readApartments(names.map((name) => ({ ...record, 'Building Name': name })));
    expect(read).toMatchObject({ dropped: 0 });
    expect(read?.apartments.map(({ id, name }) => [id, name])).toEqual([
      ['30.2500|-97.7500', 'Kite Lofts'],
      ['30.2500|-97.7500|2', 'Kite Annex'],
      ['30.2500|-97.7500|3', 'Kite Garage'],
    ]);
  });

  it.each([0.1 + 0.2, 1e-7, -1.5e-10, 30.123456789012345, -97])(
    'gives a building at %d an id that an address may hold',
    (degree) => {
      const [building] = readApartments([{ ...record, Longitude: degree }])?.apartments ?? [];
      const query = addressQuery({ ...startAddress, apartment: building?.id });
      expect(readAddress(query, { neighborhoods: [] }).apartment).toBe(building?.id);
      expect(building?.lng).toBeCloseTo(degree, 13);
    },
  );

  it('drops and counts a record that repeats another', () => {
    expect(readApartments([record, record])).toMatchObject({ apartments: [{}], dropped: 1 });
  });

  it('costs one field where one field is broken, never a neighbor, and counts it', async () => {
    const building = (at: number) => ({
      'Building Name': `Kite Lofts ${at}`,
      'Building Address': `${at} Shuttle Row, Austin, TX 7870${at}`,
      Latitude: `30.250${at}`,
      Longitude: `-97.750${at}`,
      Neighborhood: `Hyde Park ${at}`,
      Ready: 'TRUE',
    });
    await costsOnlyItself({
      answer: { apartments: [building(1), building(2), building(3)] },
      read: (file) => {
        const { apartments = [], dropped = 0, damaged = 0 } = readApartments(file) ?? { dropped: 1 };
        return { value: apartments, told: dropped + damaged > 0 ? [dropped, damaged] : [] };
      },
      // A building without a point cannot be on the map, and has no id.
      costs: (path) => (['Latitude', 'Longitude'].includes(path.at(-1) ?? '') ? path.slice(0, 2) : path),
    });
  });

  it('takes whole what the schema of the contract takes, and counts everything else', () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        '',
        ' ',
        'true',
        true,
        null,
        undefined,
        '30.25',
        ' 30.25 ',
        '-97.1',
        'x'.repeat(301),
        '1.',
        '+1',
      ),
      fc.string(),
      fc.double(),
      fc.integer({ min: -200, max: 200 }),
    );
    const anyRecord = fc.oneof(
      fc.record(
        {
          'Building Name': value,
          'Building Address': value,
          Latitude: value,
          Longitude: value,
          Neighborhood: value,
          Ready: value,
        },
        { requiredKeys: [] },
      ),
      fc
        .tuple(fc.constantFrom(...Object.keys(record)), value)
        .map(([key, bad]) => ({ ...record, [key]: bad })),
    );
    fc.assert(
      fc.property(anyRecord, (one) => {
        const { dropped = 0, damaged = 0, apartments = [] } = readApartments([record, one]) ?? {};
        const isWhole = v.safeParse(ApartmentRecord, one).success;
        // The second record may be equal to the first, and then it counts as a duplicate.
        expect(dropped + damaged > 0).toBe(!isWhole || apartments.length === 1);
        expect(apartments[0]).toEqual(readApartments([record])?.apartments[0]);
      }),
      { numRuns: 1000 },
    );
  });
});
