import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../contract/board.ts';
import { smallBoard } from '../testing/board.fixtures.ts';
import { categoriesOf, countJobs, countOpenJobs, rolesOf } from './roles-of.ts';
import {
  EVERYTHING,
  keywordOf,
  locationLabel,
  offeredLocations,
  readSearch,
  searchQuery,
  searchRoles,
} from './search-roles.ts';
import { rolesQuery, serveRoles } from './serve-roles.ts';

const roles = rolesOf(smallBoard);
const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

describe('the roles of a board', () => {
  it('stand under departments by name, with parts of departments inside, Future Opportunities last', () => {
    expect(
      categoriesOf(roles).map(({ name, roles: its, departments }) => [
        name,
        titles(its),
        departments.map((one) => [one.name, titles(one.roles)]),
      ]),
    ).toEqual([
      ['Customer care', ['Night desk agent', 'Test engineer'], []],
      [
        'Network',
        ['Network engineer'],
        [['Construction', ['Crew lead', 'Fiber splicer', 'Field supervisor']]],
      ],
      ['Future Opportunities', ['Something else entirely'], []],
    ]);
  });

  it('count as open without those for later', () => {
    expect(countOpenJobs(roles)).toBe(countJobs(roles) - 1);
    expect(countOpenJobs(roles.filter(({ category }) => category === 'Future Opportunities'))).toBe(0);
  });

  it.each(['Board secretary', 'Payroll clerk', 'TEST'])('leave out %s', (title) =>
    expect(titles(roles)).not.toContain(title),
  );

  it('list a job once, with all of its offices', () => {
    expect(roles.filter(({ id }) => id === '403')).toMatchObject([{ offices: ['Austin, TX', 'Denver, CO'] }]);
    expect(countJobs(roles)).toBe(roles.length);
  });

  it('list a job in each of its categories, and count it once', () => {
    const [section] = smallBoard.sections;
    const splicer = smallBoard.offices[0]?.departments[1]?.jobs[0];
    const board: Board = {
      ...smallBoard,
      sections: section && splicer ? [{ ...section, jobs: [splicer] }] : [],
    };
    const all = rolesOf(board);
    expect(all.filter(({ title }) => title === 'Fiber splicer').map(({ category }) => category)).toEqual([
      'Network',
      'Future Opportunities',
    ]);
    expect(countJobs(all)).toBe(all.length - 1);
  });

  it('leave out jobs of Admin, and of departments below it, in sections too', () => {
    const admin = smallBoard.offices.flatMap(({ departments }) => departments.slice(3, 5));
    const jobs = admin.flatMap((department) => department.jobs);
    expect(titles(jobs)).toEqual(['Board secretary', 'Payroll clerk']);
    const sections = [{ id: '91', name: 'Featured', jobs }];
    expect(rolesOf({ ...smallBoard, sections })).toEqual(rolesOf({ ...smallBoard, sections: [] }));
    expect(rolesOf({ offices: [], departments: admin, sections })).toEqual([]);
  });

  it('list jobs that are in a department, but in no office', () => {
    const lone = { id: '501', title: 'Lamplighter', location: 'Austin, TX' };
    const departments = [{ id: '50', name: 'Workshop', jobs: [lone] }];
    expect(titles(rolesOf({ ...smallBoard, departments }))).toContain('Lamplighter');
  });

  it('end with departments that lie in each other', () => {
    const jobs = [{ id: '1', title: 'Ouroboros', location: '' }];
    const departments = [
      { id: 'a', name: 'Head', parentId: 'b', jobs },
      { id: 'b', name: 'Tail', parentId: 'a', jobs: [] },
    ];
    expect(titles(rolesOf({ offices: [], sections: [], departments }))).toEqual(['Ouroboros']);
  });
});

describe('a location', () => {
  it.each([
    ['Austin, TX', 'Austin, TX'],
    ['', ''],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), 'Multiple cities'],
  ])('%j is called %j', (location, label) => {
    expect(locationLabel(location, 'Multiple cities')).toBe(label);
  });

  it('is offered where it has a comma or a colon and is one place', () => {
    expect(offeredLocations(roles)).toEqual(['Austin, TX', 'Denver, CO', 'Remote: US']);
  });
});

describe('a search', () => {
  const find = (keyword: string, location = '') => titles(searchRoles(roles, { keyword, location }));

  it.each([
    ['ENGINEER', ['Test engineer', 'Network engineer']],
    ['denver', ['Test engineer', 'Crew lead', 'Field supervisor']],
    ['remote', ['Network engineer']],
    ['construction', []],
    ['(', []],
  ])('for %j looks in titles and locations', (keyword, found) => expect(find(keyword)).toEqual(found));

  it.each(['tecnico', 'TÉCNICO', 'te\u0301cnico'])('finds “Técnico” for %j', (keyword) => {
    const [first, ...others] = roles;
    const all = first ? [{ ...first, title: 'Técnico de fibra' }, ...others] : [];
    expect(titles(searchRoles(all, { keyword, location: '' }))).toEqual(['Técnico de fibra']);
  });

  it.each([
    ['Denver, CO', ['Test engineer', 'Crew lead', 'Field supervisor']],
    ['Remote: US', ['Network engineer']],
    ['Nashville, TN', ['Field supervisor']],
  ])('at %j looks at the location and the offices', (location, found) =>
    expect(find('', location)).toEqual(found),
  );

  it('takes both', () => expect(find('lead', 'Austin, TX')).toEqual([]));

  it('for nothing finds everything, without a copy', () =>
    expect(searchRoles(roles, EVERYTHING)).toBe(roles));

  it('finds part of the roles in their order, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ...offeredLocations(roles)), (keyword, location) => {
        const found = searchRoles(roles, { keyword, location });
        expect(roles.filter((role) => found.includes(role))).toEqual(found);
      }),
    );
  });
});

describe('the address of a search', () => {
  const offered = offeredLocations(roles);

  it.each([
    ['', ''],
    ['?keyword=lead', '?keyword=lead'],
    ['?location=Denver%2C+CO&keyword=+night++desk+', '?keyword=night+desk&location=Denver%2C+CO'],
    ['?location=Atlantis', ''],
    ['?location=denver,+co', ''],
    ['?keyword=&location=', ''],
    ['?utm_source=x&keyword=a&page=2', '?keyword=a'],
  ])('%s has the one form %j', (query, form) => expect(rolesQuery(roles, query)).toBe(form));

  it('keeps any location while those that are offered are not known', () => {
    expect(serveRoles(undefined, '?location=Atlantis')).toEqual({
      roles: undefined,
      search: { keyword: '', location: 'Atlantis' },
    });
  });

  it('is read as it was written, for any search', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ...offered), (typed, location) => {
        const search = { keyword: keywordOf(typed), location };
        expect(readSearch(searchQuery(search), offered)).toEqual(search);
      }),
    );
  });
});
