import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { publicJob, publicJobs } from '../testing/public-board.fixtures.ts';
import { readJob } from './read-job.ts';
import { safeJob } from './safe-job.ts';

describe('a job', () => {
  it('is read from the documented answer of a public board, and nothing of it is dropped', () => {
    const onDropped = vi.fn();
    expect(readJob(publicJob, onDropped)).toEqual({
      id: '44444',
      title: 'Product Engineer',
      location: 'San Francisco, CA',
      description: 'The work. <p>Markup comes with its brackets escaped.</p>',
      isProspect: false,
      postedAt: '2026-07-02T19:39:23Z',
      language: 'en',
      video: 'https://videos.example.com/a-day.mp4',
      departments: ['Engineering'],
      offices: [{ name: 'San Francisco', location: 'San Francisco, CA, United States' }],
      metadata: [
        { name: 'Field Name', value: 'Some value' },
        { name: 'Video', value: 'https://videos.example.com/a-day.mp4' },
      ],
      questions: [
        asked('First Name', true, 'first_name', 'input_text'),
        asked('Last Name', true, 'last_name', 'input_text'),
        asked('Email', true, 'email', 'input_text'),
        asked('Phone', false, 'phone', 'input_text'),
        {
          label: 'Resume',
          required: true,
          fields: [
            { name: 'resume', type: 'input_file', options: [] },
            { name: 'resume_text', type: 'textarea', options: [] },
          ],
        },
        {
          ...asked('Do you like apples?', false, 'question_2222', 'multi_value_single_select', yesNo),
          description: '<p>Any kind.</p>',
        },
        asked('Which of these?', true, 'question_3333[]', 'multi_value_multi_select', [
          { value: '5869311', label: 'Red' },
          { value: '5869317', label: 'Orange' },
        ]),
        asked('Location', true, 'location', 'input_text'),
        asked('Latitude', true, 'latitude', 'input_hidden'),
        asked('Longitude', true, 'longitude', 'input_hidden'),
      ],
      demographicQuestions: {
        header: 'Diversity and inclusion',
        description: '<p>Answers are kept apart from the application.</p>',
        questions: [
          {
            id: '1',
            label: 'Favorite color',
            required: false,
            type: 'multi_value_multi_select',
            options: [
              { id: '100', label: 'Red', freeForm: false },
              { id: '102', label: 'Blue', freeForm: false },
              { id: '102', label: 'In my own words', freeForm: true },
            ],
          },
        ],
      },
      compliance: [
        { type: 'eeoc', description: '<p>Why this is asked.</p>', questions: [] },
        {
          type: 'eeoc',
          questions: [asked('Veteran status', false, 'veteran_status', 'multi_value_single_select', yesNo)],
        },
      ],
      dataConsents: [
        {
          type: 'gdpr',
          asksConsent: true,
          asksProcessingConsent: true,
          asksRetentionConsent: true,
          retentionDays: 365,
        },
      ],
    });
    expect(onDropped.mock.calls.flat().map(({ record }) => record)).toEqual(['hidden field']);
  });

  it('is read without questions, as lists with descriptions hold it', () => {
    expect(readJob(publicJobs.jobs[0])).toMatchObject({
      title: 'Vault Designer',
      departments: ['Department of Departments'],
      questions: [],
      compliance: [],
      metadata: [],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', [publicJob]],
    ['a title of blanks', { ...publicJob, title: ' ' }],
    ['an id that is a path', { ...publicJob, id: '../1' }],
  ])('is none when it is %s', (_, answer) => expect(readJob(answer)).toBeUndefined());

  it.each([
    ['one group by itself', (group: { questions: unknown }) => group],
    ['a list of groups', (group: { questions: unknown }) => [group]],
    ['a list of questions', (group: { questions: unknown }) => group.questions],
  ])('takes compliance questions as %s', (_, shape) => {
    const [, eeoc] = publicJob.compliance;
    const job = readJob({ ...publicJob, compliance: eeoc && shape(eeoc) });
    expect(job?.compliance).toMatchObject([{ questions: [{ label: 'Veteran status' }] }]);
  });

  it.each([
    ['a new type of field', { name: 'a', type: 'input_date' }, 'input_text'],
    ['a new type of choice', { name: 'a', type: 'slider', values: yesNo }, 'multi_value_single_select'],
  ])('asks %s as well as it can', (_, field, type) => {
    const questions = [{ label: 'When?', required: true, fields: [field] }];
    expect(readJob({ ...publicJob, questions, location_questions: [] })?.questions[0]?.fields[0]?.type).toBe(
      type,
    );
  });

  it.each([
    ['a question without fields', { label: 'Why?', fields: [] }],
    ['a choice among nothing', { label: 'Why?', fields: [{ name: 'a', type: 'multi_value_single_select' }] }],
    ['a field that is named like markup', { label: 'Why?', fields: [{ name: '"><b>', type: 'input_text' }] }],
    ['a question of another shape', 'Why?'],
  ])('leaves out %s and tells of it', (_, wrong) => {
    const onDropped = vi.fn();
    const job = readJob({ ...publicJob, questions: [wrong, publicJob.questions[0]] }, onDropped);
    expect(job?.questions.map(({ label }) => label)).toEqual([
      'First Name',
      'Location',
      'Latitude',
      'Longitude',
    ]);
    expect(onDropped).toHaveBeenCalled();
  });

  it.each([
    ['as it is', '<p>Fish &amp; chips &lt;3</p>', '<p>Fish &amp; chips &lt;3</p>'],
    ['escaped', '&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;', '<p>Fish &amp; chips</p>'],
    ['escaped twice', '&amp;lt;p&amp;gt;Fish&amp;lt;/p&amp;gt;', '<p>Fish</p>'],
    ['plain text', 'Less &lt; more', 'Less &lt; more'],
  ])('takes markup %s', (_, content, description) =>
    expect(readJob({ ...publicJob, content })?.description).toBe(description),
  );

  it.each([
    'javascript:alert(1)',
    'http://videos.example.com/a.mp4',
    'a day',
    'https://',
    '//evil.example/a',
  ])('shows no film at %s', (value) =>
    expect(readJob({ ...publicJob, metadata: [{ name: 'video', value }] })?.video).toBeUndefined(),
  );

  it.each(['', ' ', 'a\nb'])('leaves out an option that no form can send, and reports it: %j', (value) => {
    const onDropped = vi.fn();
    const values = [
      { value, label: 'Odd' },
      { value: 'Yes ', label: 'Yes' },
    ];
    const fields = [{ name: 'question_1', type: 'multi_value_single_select', values }];
    const job = readJob({ ...publicJob, questions: [{ label: 'Which?', fields }] }, onDropped);
    expect(job?.questions[0]?.fields[0]?.options).toEqual([{ value: 'Yes ', label: 'Yes' }]);
    expect(onDropped).toHaveBeenCalledWith({ record: 'option', reason: expect.any(String) });
  });

  it('never throws, whatever the board says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(publicJob)), fc.anything(), (key, value) => {
        readJob({ ...publicJob, [key]: value });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a safe job', () => {
  const sanitize = createServerSanitize();
  const bad = '<p>Fine</p><script>alert(1)</script><img src=x onerror=alert(1)>';

  it('has no markup left that could run, wherever a board may put some', () => {
    const questions = [{ ...publicJob.questions[0], description: bad }];
    const job = readJob({
      ...publicJob,
      content: bad,
      questions,
      demographic_questions: { ...publicJob.demographic_questions, description: bad },
      compliance: [{ type: 'eeoc', description: bad, questions }],
    });
    const text = JSON.stringify(job && safeJob(job, sanitize));
    expect(text.match(/Fine/g)).toHaveLength(5);
    expect(text).not.toMatch(/<script|onerror/);
  });

  describe('that wants what no applicant can give', () => {
    const told = (changes: object) => {
      const dropped: unknown[] = [];
      readJob({ ...publicJob, questions: [], ...changes }, (one) => dropped.push(one));
      return dropped;
    };
    const hidden = (name: string, required: boolean) => ({
      label: 'Hidden',
      required,
      fields: [{ name, type: 'input_hidden' }],
    });

    it('tells that its location goes without coordinates', () => {
      const reason = (names: string) =>
        `job 44444 wants ${names}, which the form cannot fill in: applications go without`;
      expect(told({})).toContainEqual({ record: 'hidden field', reason: reason('latitude, longitude') });
      const location_questions = [hidden('longitude', false)];
      expect(told({ location_questions })).toContainEqual({
        record: 'hidden field',
        reason: reason('longitude'),
      });
    });

    it('tells of any other hidden field that is required, and of none that is not', () => {
      const records = (changes: object) =>
        told(changes)
          .map((one) => JSON.stringify(one))
          .join();
      expect(records({ questions: [hidden('question_9', true)], location_questions: [] })).toContain(
        'question_9',
      );
      expect(records({ questions: [hidden('question_9', false)], location_questions: [] })).not.toContain(
        'question_9',
      );
    });
  });
});

const yesNo = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];

function asked(label: string, required: boolean, name: string, type: string, options: object[] = []) {
  return { label, required, description: undefined, fields: [{ name, type, options }] };
}
