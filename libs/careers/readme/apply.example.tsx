import { ApplicationForm, type ApplicationFormProps } from '@skein/careers';

const splicer: ApplicationFormProps['job'] = {
  id: '4401',
  questions: [
    {
      label: 'Name',
      required: true,
      fields: [{ name: 'first_name', type: 'input_text', options: [] }],
    },
    {
      label: 'Email',
      required: true,
      fields: [{ name: 'email', type: 'input_text', options: [] }],
    },
    {
      label: 'When could you start?',
      required: true,
      fields: [
        {
          name: 'question_1',
          type: 'multi_value_single_select',
          options: [
            { value: '0', label: 'This month' },
            { value: '1', label: 'Next month' },
          ],
        },
      ],
    },
  ],
  compliance: [],
  dataConsents: [],
};

export const Apply = () => (
  <ApplicationForm
    job={splicer}
    boardToken="acme"
    postTo="/api/applications"
    rolesHref="/jobs"
    humanCheck={false}
  />
);
