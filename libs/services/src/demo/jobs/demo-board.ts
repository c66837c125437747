import type { BoardAnswer } from '@skein/careers/serve';
import { localised } from '@skein/http';
import type { CareersBoard } from '../../stand-ins/careers/careers-board.ts';
import type { DemoJob, OfficeName } from './demo-job.ts';
import { demoQuestions } from './demo-questions.ts';
import { careJobs, salesJobs } from './jobs.customers.ts';
import { constructionJobs, installationJobs, networkJobs } from './jobs.field.ts';
import { adminJobs, futureJobs, houseJobs, softwareJobs } from './jobs.office.ts';

const OFFICES: Readonly<
  Record<OfficeName, { readonly id: number; readonly location: string; readonly parent?: number }>
> = {
  Austin: { id: 101, location: 'Austin, TX', parent: 100 },
  'San Antonio': { id: 102, location: 'San Antonio, TX', parent: 100 },
  Nashville: { id: 103, location: 'Nashville, TN' },
  Denver: { id: 104, location: 'Denver, CO' },
  'Salt Lake City': { id: 105, location: 'Salt Lake City, UT' },
  'Kansas City': { id: 106, location: 'Kansas City, MO' },
  Remote: { id: 107, location: 'Remote: US' },
};

interface DemoDepartment {
  readonly id: number;
  readonly name: string;
  readonly parent?: number;
  readonly jobs: readonly DemoJob[];
}

const DEPARTMENTS: readonly DemoDepartment[] = [
  { id: 10, name: 'Field work', jobs: [] },
  { id: 11, name: 'Installations', parent: 10, jobs: installationJobs },
  { id: 12, name: 'Construction', parent: 10, jobs: constructionJobs },
  { id: 13, name: 'Network', jobs: networkJobs },
  { id: 14, name: 'Customer care', jobs: careJobs },
  { id: 15, name: 'Software and words', jobs: softwareJobs },
  { id: 16, name: 'Sales', jobs: salesJobs },
  { id: 17, name: 'The house and the depot', jobs: houseJobs },
  { id: 18, name: 'Admin', jobs: adminJobs },
];

/** Latest possible publication time of a demo job, in ms since 1970. */
const PUT_UP = Date.UTC(2026, 9, 26, 15);
const DAY_MS = 24 * 60 * 60 * 1000;

const postedAt = (id: number) => new Date(PUT_UP - ((id * 7) % 40) * DAY_MS).toISOString();

const placeOf = ({ offices }: DemoJob) => offices.map((name) => OFFICES[name].location).join('; ');

const listed = (job: DemoJob) => ({
  id: job.id,
  title: job.title,
  location: { name: placeOf(job) },
  updated_at: postedAt(job.id),
  language: job.language,
});

const WORDS = {
  en: {
    duties: 'What you do',
    pay: 'What you get',
    more: 'How we hire is explained under',
    link: 'careers',
  },
  es: {
    duties: 'Qué haces',
    pay: 'Qué recibes',
    more: 'Cómo contratamos se explica en',
    link: 'empleo',
  },
} as const;

const escaped = (markup: string) =>
  markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a job's text as escaped HTML, like a real job board. The last line is a tag that LinkedIn uses. */
function contentOf({ about, duties, pay, language, offices }: DemoJob, careersPage: string): string {
  const say = WORDS[language];
  const path = localised(careersPage, language);
  return escaped(
    `<p>${about}</p><h2>${say.duties}</h2><ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>` +
      `<h2>${say.pay}</h2><p>${pay}</p><p>${say.more} <a href="${path}">${say.link}</a>.</p>` +
      `<p>#LI-${offices[0] === 'Remote' ? 'Remote' : 'Onsite'}</p>`,
  );
}

function detail(job: DemoJob, careersPage: string, department?: DemoDepartment) {
  return {
    ...listed(job),
    first_published: postedAt(job.id),
    internal_job_id: job.isProspect ? null : job.id + 50_000,
    requisition_id: `D-${job.id}`,
    content: contentOf(job, careersPage),
    metadata: [
      { id: 1, name: 'Employment type', value_type: 'single_select', value: job.employment },
      ...(job.film === undefined ? [] : [{ id: 2, name: 'Video', value_type: 'url', value: job.film }]),
    ],
    departments: department
      ? [{ id: department.id, name: department.name, parent_id: department.parent ?? null, child_ids: [] }]
      : [],
    offices: job.offices.map((name) => ({ id: OFFICES[name].id, name, location: OFFICES[name].location })),
    ...demoQuestions(job),
  };
}

const NAMES = Object.keys(OFFICES) as OfficeName[];
const childrenOf = (id: number) => DEPARTMENTS.filter(({ parent }) => parent === id).map((child) => child.id);

/** The demo board's list of offices, in the format that the reader of job boards expects. */
export const demoOffices = {
  offices: [
    { id: 100, name: 'Texas', location: null, departments: [], parent_id: null, child_ids: [101, 102] },
    ...NAMES.map((office) => ({
      id: OFFICES[office].id,
      name: office,
      location: OFFICES[office].location,
      parent_id: OFFICES[office].parent ?? null,
      child_ids: [],
      departments: DEPARTMENTS.map(({ id, name, parent, jobs }) => ({
        id,
        name,
        parent_id: parent ?? null,
        child_ids: childrenOf(id),
        jobs: jobs.filter(({ offices }) => offices.includes(office)).map(listed),
      })),
    })),
  ],
};

export const demoSections = {
  sections: [{ id: 90, name: 'Future Opportunities', jobs: futureJobs.map(listed) }],
};

/** Returns all jobs of the demo board by id, in the format that the reader of job boards expects. */
export const jobsById = (careersPage: string): ReadonlyMap<string, object> =>
  new Map([
    ...DEPARTMENTS.flatMap((department) =>
      department.jobs.map((job) => [String(job.id), detail(job, careersPage, department)] as const),
    ),
    ...futureJobs.map((job) => [String(job.id), detail(job, careersPage)] as const),
  ]);

const found = <T>(value: T): BoardAnswer<T> => ({ ok: true, value });

/**
 * Returns a job board with about forty made-up jobs, for development without a real board.
 * @param careersPage page to which each job links, without a language prefix
 */
export function demoBoard(careersPage: string): CareersBoard {
  const jobs = jobsById(careersPage);
  return {
    offices: async () => found(demoOffices),
    sections: async () => found(demoSections),
    async job(id) {
      const job = jobs.get(id);
      return job ? found(job) : { ok: false, reason: 'not-found' };
    },
  };
}
