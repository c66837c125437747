import type { Board, Department } from '../contract/board.ts';
import type { ListedJob } from '../contract/job.ts';

const job = (id: number, title: string, location: string): ListedJob => ({ id: String(id), title, location });
const department = (id: number, name: string, jobs: readonly ListedJob[], parentId?: number): Department => ({
  id: String(id),
  name,
  jobs,
  parentId: parentId === undefined ? undefined : String(parentId),
});

const splicer = job(401, 'Fiber splicer', 'Austin, TX');
const anywhere = job(402, 'Network engineer', 'Remote: US');
const several = job(403, 'Field supervisor', 'Austin, TX; San Antonio, TX; Nashville, TN; Denver, CO');

/**
 * A small board with all kinds of entries: different places, nested departments, and jobs that must not be
 * shown.
 */
export const smallBoard: Board = {
  offices: [
    {
      id: '1',
      name: 'Austin',
      location: 'Austin, TX',
      departments: [
        department(10, 'Network', [anywhere]),
        department(11, 'Construction', [splicer, several], 10),
        department(12, 'Customer care', [job(404, 'Night desk agent', 'Austin, TX')]),
        department(13, 'Admin', [job(405, 'Board secretary', 'Austin, TX')]),
        department(14, 'Payroll', [job(406, 'Payroll clerk', 'Austin, TX')], 13),
        department(15, 'Marketing', []),
      ],
    },
    {
      id: '2',
      name: 'Denver',
      location: 'Denver, CO',
      departments: [
        department(11, 'Construction', [several, job(407, 'Crew lead', 'Denver, CO')], 10),
        department(12, 'Customer care', [
          job(408, 'TEST', 'Denver, CO'),
          job(409, 'Test engineer', 'Denver'),
        ]),
      ],
    },
  ],
  sections: [{ id: '90', name: 'Future Opportunities', jobs: [job(410, 'Something else entirely', '')] }],
};

export function largeBoard(jobs: number): Board {
  const cities = ['Austin, TX', 'Denver, CO', 'Nashville, TN', 'Omaha, NE', 'Remote: US'];
  const names = [
    'Construction',
    'Customer care',
    'Engineering',
    'Finance',
    'Network',
    'Sales',
    'Workshop',
    'Stores',
  ];
  const titles = [
    'Fiber splicer',
    'Network engineer',
    'Night desk agent',
    'Crew lead',
    'Planner',
    'Buyer',
    'Painter',
  ];
  return {
    offices: cities.map((city, office) => ({
      id: String(office),
      name: city,
      location: city,
      departments: names.map((name, at) => department(at, name, [])),
    })),
    sections: [],
    departments: names.map((name, at) =>
      department(
        at,
        name,
        Array.from({ length: jobs }, (_, n) => n)
          .filter((n) => n % names.length === at)
          .map((n) => job(n, `${titles[n % titles.length]} ${n}`, cities[n % cities.length] ?? '')),
      ),
    ),
  };
}
