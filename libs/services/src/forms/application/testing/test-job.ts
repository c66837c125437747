import { readJob, type Job } from '@skein/careers/contract';

export const JOB_ID = '4401';

const yesNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];

/** A job with every kind of question. */
export const testJob = readJob({
  id: JOB_ID,
  title: 'Fiber Splicer',
  location: { name: 'Austin, TX' },
  questions: [
    { label: 'First name', required: true, fields: [{ name: 'first_name', type: 'input_text' }] },
    { label: 'Last name', required: true, fields: [{ name: 'last_name', type: 'input_text' }] },
    { label: 'Email', required: true, fields: [{ name: 'email', type: 'input_text' }] },
    { label: 'Phone', required: false, fields: [{ name: 'phone', type: 'input_text' }] },
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
      fields: [{ name: 'question_1', type: 'multi_value_single_select', values: yesNo }],
    },
    {
      label: 'Tools',
      required: false,
      fields: [
        {
          name: 'question_2[]',
          type: 'multi_value_multi_select',
          values: [
            { value: 10, label: 'Splicer' },
            { value: 11, label: 'Reflectometer' },
          ],
        },
      ],
    },
    {
      label: 'Hours',
      required: false,
      fields: [
        {
          name: 'question_zip',
          type: 'multi_value_single_select',
          values: [{ value: ' 9 – 5 ', label: 'Nine to five' }],
        },
      ],
    },
    { label: 'Source', required: false, fields: [{ name: 'question_3', type: 'input_hidden' }] },
  ],
  demographic_questions: {
    header: 'About you',
    questions: [
      {
        id: 77,
        label: 'Color',
        type: 'multi_value_multi_select',
        answer_options: [
          { id: 100, label: 'Red' },
          { id: 101, label: 'Another', free_form: true },
        ],
      },
      {
        id: 78,
        label: 'Size',
        type: 'multi_value_single_select',
        answer_options: [{ id: 200, label: 'Tall' }],
      },
    ],
  },
}) as Job;
