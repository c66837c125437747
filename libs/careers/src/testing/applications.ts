import { browserSanitize } from '@skein/cms-client/sanitize';
import { readJob, safeJob, type SafeJob } from '../contract/index.ts';

const line = (name: string, label: string, required: boolean) => ({
  label,
  required,
  fields: [{ name, type: 'input_text' }],
});
const options = (labels: readonly string[], first = 0) =>
  labels.map((label, place) => ({ value: first + place, label }));
const words = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A board's record of a job with every kind of question. */
const record = {
  id: 44444,
  title: 'Fiber splicer',
  location: { name: 'Austin, TX' },
  content: '<p>The work.</p>',
  questions: [
    line('first_name', 'First name', true),
    line('last_name', 'Last name', true),
    line('email', 'Email', true),
    line('phone', 'Phone', false),
    {
      label: 'Resume',
      required: true,
      fields: [
        { name: 'resume', type: 'input_file' },
        { name: 'resume_text', type: 'textarea' },
      ],
    },
    { label: 'Cover letter', required: false, fields: [{ name: 'cover_letter', type: 'input_file' }] },
    {
      label: 'May you work here?',
      required: true,
      fields: [{ name: 'question_1', type: 'multi_value_single_select', values: options(['No', 'Yes']) }],
    },
    {
      label: 'Which tools do you know?',
      required: false,
      description: '<p>Those that you have held in your own hands.</p>',
      fields: [
        {
          name: 'question_2[]',
          type: 'multi_value_multi_select',
          values: options(['Splicer', 'Reflectometer'], 10),
        },
      ],
    },
    {
      label: 'How many years?',
      required: false,
      fields: [
        {
          name: 'question_4',
          type: 'multi_value_single_select',
          values: words.map((value) => ({ value, label: value })),
        },
      ],
    },
    { label: 'Why fiber?', required: false, fields: [{ name: 'question_5', type: 'textarea' }] },
    { label: 'Campaign', required: false, fields: [{ name: 'question_9', type: 'input_hidden' }] },
  ],
  demographic_questions: {
    header: 'About you',
    description: '<p>Nobody has to answer this. It is kept apart from the application.</p>',
    questions: [
      {
        id: 71,
        label: 'How do you describe yourself?',
        required: false,
        type: 'multi_value_multi_select',
        answer_options: [
          { id: 711, label: 'A climber', free_form: false },
          { id: 712, label: 'Something else', free_form: true },
        ],
      },
    ],
  },
  compliance: [
    {
      type: 'eeoc',
      description: '<p>We’re required by law to ask.</p>',
      questions: [
        {
          label: 'Are you a veteran?',
          required: false,
          fields: [
            {
              name: 'veteran_status',
              type: 'multi_value_single_select',
              values: options(['Never', 'Once'], 20),
            },
          ],
        },
      ],
    },
  ],
  data_compliance: [{ type: 'gdpr', requires_consent: true, retention_period: 365 }],
};

function jobOf(changes: object): SafeJob {
  const job = readJob({ ...record, ...changes });
  if (!job) throw new Error('This is no job');
  return safeJob(job, browserSanitize());
}

/** A job with every kind of question: lines, texts, files, choices, boxes, own words, consent. */
export const everyKind: SafeJob = jobOf({});

/** A job with only a few questions, and without the optional parts. */
export const shortApplication: SafeJob = jobOf({
  questions: record.questions.slice(0, 5),
  demographic_questions: null,
  compliance: null,
  data_compliance: [],
});

const LONG =
  'Tell us of a day on which everything that could go wrong with a line in the ground did, what you did about it, and whom you called';

/** A job with the longest questions and answers that boards allow. */
export const longApplication: SafeJob = jobOf({
  questions: [
    ...record.questions.slice(0, 4),
    { label: LONG, required: true, fields: [{ name: 'question_6', type: 'textarea' }] },
    {
      label: LONG,
      required: true,
      fields: [
        {
          name: 'question_7',
          type: 'multi_value_single_select',
          values: options([`Yes: ${LONG}`, 'No']),
        },
      ],
    },
    { label: LONG, required: true, fields: [{ name: 'question_8', type: 'input_file' }] },
  ],
  demographic_questions: null,
  compliance: null,
});
