// @vitest-environment node
import { costsOnlyItself, type FieldPath } from '@skein/cms-client/testing/one-broken-field';
import { describe, expect, it } from 'vitest';
import { rolesOf } from '../roles/roles-of.ts';
import { readDepartments, readOffices, readSections } from './read-board.ts';
import { readJob } from './read-job.ts';
import type { OnDropped } from './read-records.ts';

const listed = (id: number, title: string, place: string) => ({ id, title, location: { name: place } });
const night = { id: 201, name: 'Night', parent_id: 200, jobs: [listed(7, 'Lamplighter', 'Austin, TX')] };
const day = {
  id: 202,
  name: 'Day',
  jobs: [listed(8, 'Splicer', 'Waco, TX'), listed(9, 'Driver', 'Reno, NV')],
};
const offices = {
  offices: [
    { id: 101, name: 'Southern', location: 'Dallas, TX', departments: [night] },
    {
      id: 102,
      name: 'Western',
      location: { name: 'Denver, CO' },
      parent_id: 101,
      departments: [day],
      children: [{ id: 103, name: 'Annex', location: 'Boise, ID', departments: [] }],
    },
  ],
};
const sections = { sections: [{ id: 301, name: 'Later', jobs: [listed(31, 'Prospect', 'Remote: US')] }] };

function reading(read: (answer: unknown, onDropped: OnDropped) => unknown) {
  return (answer: unknown) => {
    const told: unknown[] = [];
    return { value: read(answer, (dropped) => told.push(dropped)), told };
  };
}

/** A job without a readable id or title is left out, because visitors could not open or recognize it. */
const isOfJob = (path: FieldPath) => path.includes('jobs') && ['id', 'title'].includes(path.at(-1) ?? '');
const jobGoes = (path: FieldPath) => (isOfJob(path) ? path.slice(0, -1) : path);

describe('one broken field of a board', () => {
  it.each([
    ['offices', offices, readOffices],
    ['departments', { departments: [night, day] }, readDepartments],
    ['sections', sections, readSections],
  ])('costs itself in %s, never a neighbor, and is told', async (_, answer, read) => {
    await costsOnlyItself({ answer, read: reading(read), costs: jobGoes });
  });

  it.each(['id', 'name'])('keeps the jobs of a department, an office and a section without %s', (key) => {
    const told: unknown[] = [];
    const without = (record: object) => ({ ...record, [key]: { nested: [true] } });
    const broken = { offices: [without({ name: 'x', id: 1, departments: [without(night)] })] };
    const board = {
      offices: readOffices(broken, (one) => told.push(one)) ?? [],
      sections: readSections({ sections: sections.sections.map(without) }, (one) => told.push(one)) ?? [],
    };
    expect(rolesOf(board).map(({ id }) => id)).toEqual(expect.arrayContaining(['7', '31']));
    expect(told).toHaveLength(3);
  });

  it('tells where trees are deeper than it reads', () => {
    let tree: object = night;
    for (let depth = 0; depth < 12; depth += 1)
      tree = { id: depth + 1, name: `Level ${depth}`, children: [tree] };
    const { value, told } = reading(readDepartments)({ departments: [tree] });
    expect(value).toHaveLength(9);
    expect(told).toHaveLength(1);
  });
});

const job = {
  id: 44,
  title: 'Product Engineer',
  location: { name: 'San Antonio, TX' },
  language: 'en',
  content: '<p>The work.</p>',
  first_published: '2026-07-02T19:39:23Z',
  departments: [{ name: 'Engineering' }, { name: 'Research' }],
  offices: [{ name: 'Southern', location: 'Dallas, TX' }],
  metadata: [{ name: 'Grade', value: 'Senior' }],
  questions: [
    { label: 'First Name', required: true, fields: [{ name: 'first_name', type: 'input_text' }] },
    {
      label: 'Which color?',
      description: '<p>Any.</p>',
      required: true,
      fields: [
        {
          name: 'question_2',
          type: 'multi_value_single_select',
          values: [
            { value: 501, label: 'Red' },
            { value: 502, label: 'Blue' },
          ],
        },
      ],
    },
  ],
  location_questions: [{ label: 'Where?', required: true, fields: [{ name: 'location', type: 'textarea' }] }],
  demographic_questions: {
    header: 'Diversity',
    description: '<p>Apart.</p>',
    questions: [
      {
        id: 61,
        label: 'Shape',
        type: 'multi_value_multi_select',
        answer_options: [
          { id: 71, label: 'Square' },
          { id: 72, label: 'Circle' },
        ],
      },
    ],
  },
  compliance: [
    {
      type: 'eeoc',
      description: '<p>Why.</p>',
      questions: [{ label: 'Veteran?', fields: [{ name: 'veteran', type: 'input_text' }] }],
    },
  ],
  data_compliance: [
    { type: 'gdpr', requires_consent: true, retention_period: 365 },
    { type: 'ccpa', requires_consent: true, retention_period: 90 },
  ],
};

/**
 * Fields that a record needs. A record without one of them is left out, because it would mean nothing or could not be
 * sent.
 */
const NAMING = ['id', 'title', 'name', 'label', 'value', 'fields', 'values', 'answer_options'];

/** Returns the path of the part that `readJob` leaves out if the field at `path` is broken. */
function costsOfJob(path: FieldPath): FieldPath {
  const [part, questions] = path;
  // Without its questions, the demographic part is left out with its texts.
  if (part === 'demographic_questions' && questions === 'questions' && path.length <= 4) return [part];
  const question = path.findIndex((key) => key === 'fields' || key === 'answer_options');
  // Without its only field, or without its options, a question cannot be answered.
  const inOnlyField = question > 0 && path.length <= question + 3;
  if (inOnlyField) return path.slice(0, question);
  return NAMING.includes(path.at(-1) ?? '') ? path.slice(0, -1) : path;
}

describe('one broken field of a job', () => {
  it('costs itself, never a neighbor, and is told', async () => {
    await costsOnlyItself({
      answer: job,
      read: reading(readJob),
      costs: costsOfJob,
      // Metadata without a text, such as a range of pay, is not a mistake of the board, so it is not
      // reported.
      untold: (path) => path[0] === 'metadata',
    });
  });

  it('is asked for consent by a law whose name cannot be read', () => {
    const [gdpr] = job.data_compliance;
    const { value, told } = reading(readJob)({ ...job, data_compliance: [{ ...gdpr, type: 7 }] });
    expect(value).toMatchObject({ dataConsents: [{ type: 'gdpr', asksConsent: true }] });
    expect(told).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['a title of blanks', { ...job, title: ' ' }],
    ['an id that is a path', { ...job, id: '../1' }],
  ])('is none, which is told, when it is %s', (_, answer) => {
    const { value, told } = reading(readJob)(answer);
    expect(value).toBeUndefined();
    expect(told).toEqual([{ record: 'job', reason: expect.any(String) }]);
  });
});
