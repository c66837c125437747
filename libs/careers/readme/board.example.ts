import { readJob, readOffices, readSections } from '@skein/careers/contract';

const listed = { id: 4401, title: 'Fiber splicer', location: { name: 'Austin, TX' }, language: 'en' };

/** The answer to `GET /offices`. */
export const offices = {
  offices: [
    {
      id: 1,
      name: 'Austin',
      location: 'Austin, TX, United States',
      parent_id: null,
      departments: [{ id: 2, name: 'Network', parent_id: null, jobs: [listed] }],
    },
  ],
};

/** The answer to `GET /sections`. */
export const sections = { sections: [{ id: 3, name: 'Future Opportunities', jobs: [] }] };

/** The answer to `GET /job?id=4401`. */
export const job = {
  ...listed,
  content: '<p>You join what others cannot see.</p>',
  internal_job_id: 77,
  first_published: '2026-11-02T09:00:00Z',
  departments: [{ name: 'Network' }],
  offices: [{ name: 'Austin', location: 'Austin, TX, United States' }],
  metadata: [{ name: 'Employment type', value: 'Full time' }],
  questions: [
    { label: 'Email', required: true, fields: [{ name: 'email', type: 'input_text' }] },
    {
      label: 'When could you start?',
      required: false,
      description: null,
      fields: [
        {
          name: 'question_1',
          type: 'multi_value_single_select',
          values: [
            { value: 0, label: 'This month' },
            { value: 1, label: 'Next month' },
          ],
        },
      ],
    },
  ],
  location_questions: [],
  demographic_questions: {
    header: 'About you',
    description: '<p>Nobody who decides reads this.</p>',
    questions: [
      {
        id: 9,
        label: 'Age',
        required: false,
        type: 'multi_value_single_select',
        answer_options: [{ id: 91, label: 'I would rather not say', free_form: false }],
      },
    ],
  },
  compliance: [],
  data_compliance: [
    {
      type: 'gdpr',
      requires_consent: false,
      requires_processing_consent: true,
      requires_retention_consent: true,
      retention_period: 365,
    },
  ],
};

/** Returns a message for each part of these answers that the library cannot use. There are none. */
export function unusable(): string[] {
  const dropped: string[] = [];
  const note = ({ record, reason }: { readonly record: string; readonly reason: string }) =>
    void dropped.push(`${record} ${reason}`);
  readOffices(offices, note);
  readSections(sections, note);
  readJob(job, note);
  return dropped;
}
