import { describe, expect, it, vi } from 'vitest';
import {
  publicDepartments,
  publicOffices,
  publicOfficesAsTree,
  publicSections,
} from '../testing/public-board.fixtures.ts';
import { readDepartments, readOffices, readSections } from './read-board.ts';

const jobs = [
  { id: '44444', title: 'Product Engineer', location: 'San Francisco, CA', language: 'en' },
  { id: '55555', title: 'Mobile Engineer - iOS', location: 'San Francisco, CA', language: 'en' },
];

describe('a board', () => {
  it('lists offices with their departments and jobs', () => {
    expect(readOffices(publicOffices)).toEqual([
      { id: '10201', name: 'West Coast', location: '', departments: [] },
      {
        id: '11111',
        name: 'San Francisco',
        location: '',
        parentId: '10201',
        departments: [
          { id: '33333', name: 'Engineering', parentId: '33332', jobs },
          { id: '22222', name: 'Account Management', jobs: [] },
        ],
      },
    ]);
  });

  it('lists offices that come as a tree', () => {
    expect(readOffices(publicOfficesAsTree)).toMatchObject([
      { id: '10201' },
      { id: '11111', parentId: '10201', departments: [{ id: '33333', jobs }] },
    ]);
  });

  it('takes the place of an office as words or as an object', () => {
    const places = ['Austin, TX', { name: 'Austin, TX' }, null, 7];
    const offices = places.map((location, at) => ({ id: at, name: 'An office', location }));
    expect(readOffices({ offices })?.map(({ location }) => location)).toEqual([
      'Austin, TX',
      'Austin, TX',
      '',
      '',
    ]);
  });

  it('joins spaces in places and in the names of offices, as a search for a place does', () => {
    const job = { id: 1, title: 'Splicer', location: { name: 'Austin,\u00a0 TX' } };
    const departments = [{ id: 2, name: 'Network', jobs: [job] }];
    const [office] = readOffices({ offices: [{ id: 3, name: 'Denver,  CO', departments }] }) ?? [];
    expect([office?.name, office?.departments[0]?.jobs[0]?.location]).toEqual(['Denver, CO', 'Austin, TX']);
  });

  it('lists sections', () => {
    expect(readSections(publicSections)).toEqual([
      {
        id: '14128',
        name: 'Future Opportunities',
        jobs: [{ id: '888888', title: 'Prospect', location: 'San Francisco, CA', language: 'en' }],
      },
    ]);
  });

  it('lists departments', () => {
    expect(readDepartments(publicDepartments)?.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['R & D', undefined],
      ['Engineering', '33332'],
      ['Account Management', undefined],
    ]);
  });

  it('leaves out what it cannot read, tells of it, and keeps the rest', () => {
    const onDropped = vi.fn();
    const sections = [
      { id: 1, name: 'Open', jobs: [{ id: 2 }, null, publicSections.sections[0]?.jobs[0]] },
      'no',
    ];
    expect(readSections({ sections }, onDropped)).toMatchObject([{ jobs: [{ title: 'Prospect' }] }]);
    expect(onDropped.mock.calls.map(([dropped]) => dropped.record)).toEqual(['job', 'job', 'section']);
  });

  it.each([undefined, [], 'offices', { offices: {} }, { error: 'not found' }])('is none in %j', (answer) => {
    expect(readOffices(answer)).toBeUndefined();
    expect(readSections(answer)).toBeUndefined();
    expect(readDepartments(answer)).toBeUndefined();
  });
});
