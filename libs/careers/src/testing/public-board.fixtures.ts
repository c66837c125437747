/**
 * Answers of a public job board, as its documentation describes them. The name of each constant says which request gets
 * this answer.
 */

const listed = (id: number, title: string, place: string) => ({
  id,
  title,
  location: { name: place },
  updated_at: '2026-07-02T19:39:23Z',
  absolute_url: `https://example.com/careers?gh_jid=${id}`,
  language: 'en',
});

const engineering = [
  listed(44444, 'Product Engineer', 'San Francisco, CA'),
  listed(55555, 'Mobile Engineer - iOS', 'San Francisco, CA'),
];

export const publicOffices = {
  offices: [
    { id: 10201, name: 'West Coast', departments: [], parent_id: null, child_ids: [11111] },
    {
      id: 11111,
      name: 'San Francisco',
      departments: [
        { id: 33333, name: 'Engineering', jobs: engineering, parent_id: 33332, child_ids: [] },
        { id: 22222, name: 'Account Management', jobs: [], parent_id: null, child_ids: [] },
      ],
      parent_id: 10201,
      child_ids: [],
    },
  ],
};

/** The same offices as trees, as with `render_as=tree`. */
export const publicOfficesAsTree = {
  offices: [
    {
      id: 10201,
      name: 'West Coast',
      departments: [],
      children: [
        {
          id: 11111,
          name: 'San Francisco',
          departments: [{ id: 33333, name: 'Engineering', jobs: engineering, children: [] }],
          children: [],
        },
      ],
    },
  ],
};

export const publicDepartments = {
  departments: [
    { id: 33332, name: 'R & D', jobs: [], parent_id: null, child_ids: [33333] },
    { id: 33333, name: 'Engineering', jobs: engineering, parent_id: 33332, child_ids: [] },
    { id: 22222, name: 'Account Management', jobs: [], parent_id: null, child_ids: [] },
  ],
};

export const publicSections = {
  sections: [
    {
      id: 14128,
      name: 'Future Opportunities',
      jobs: [listed(888888, 'Prospect', 'San Francisco, CA')],
    },
  ],
};

/** The list of jobs with their descriptions, as with `content=true`. */
export const publicJobs = {
  jobs: [
    {
      ...listed(127817, 'Vault Designer', 'NYC'),
      internal_job_id: 144381,
      requisition_id: '50',
      metadata: null,
      content: 'The work. &lt;p&gt;Markup comes with its brackets escaped.&lt;/p&gt;',
      departments: [{ id: 13583, name: 'Department of Departments', parent_id: null, child_ids: [13585] }],
      offices: [
        { id: 8304, name: 'East Coast', location: 'United States', parent_id: null, child_ids: [8787] },
        {
          id: 8787,
          name: 'New York City',
          location: 'New York, NY, United States',
          parent_id: 8304,
          child_ids: [],
        },
      ],
    },
  ],
  meta: { total: 1 },
};

const yesNo = [
  { value: 0, label: 'No' },
  { value: 1, label: 'Yes' },
];

/** One job with its questions, as with `questions=true`. It has every documented type of field. */
export const publicJob = {
  ...listed(44444, 'Product Engineer', 'San Francisco, CA'),
  internal_job_id: 55555,
  requisition_id: '50',
  content: 'The work. &lt;p&gt;Markup comes with its brackets escaped.&lt;/p&gt;',
  metadata: [
    { id: 12345, name: 'Field Name', value_type: 'text', value: 'Some value' },
    { id: 12346, name: 'Video', value_type: 'url', value: 'https://videos.example.com/a-day.mp4' },
    { id: 12347, name: 'Pay', value_type: 'currency_range', value: { min_value: '1', max_value: '2' } },
  ],
  departments: [{ id: 33333, name: 'Engineering', parent_id: 33332, child_ids: [] }],
  offices: [
    {
      id: 11111,
      name: 'San Francisco',
      location: 'San Francisco, CA, United States',
      parent_id: 10201,
      child_ids: [],
    },
  ],
  location_questions: [
    { label: 'Location', fields: [{ name: 'location', type: 'input_text', values: [] }], required: true },
    { label: 'Latitude', fields: [{ name: 'latitude', type: 'input_hidden', values: [] }], required: true },
    { label: 'Longitude', fields: [{ name: 'longitude', type: 'input_hidden', values: [] }], required: true },
  ],
  questions: [
    { required: true, label: 'First Name', fields: [{ name: 'first_name', type: 'input_text' }] },
    { required: true, label: 'Last Name', fields: [{ name: 'last_name', type: 'input_text' }] },
    { required: true, label: 'Email', fields: [{ name: 'email', type: 'input_text' }] },
    { required: false, label: 'Phone', fields: [{ name: 'phone', type: 'input_text' }] },
    {
      required: true,
      label: 'Resume',
      fields: [
        { name: 'resume', type: 'input_file' },
        { name: 'resume_text', type: 'textarea' },
      ],
    },
    {
      required: false,
      label: 'Do you like apples?',
      description: '&lt;p&gt;Any kind.&lt;/p&gt;',
      fields: [{ name: 'question_2222', type: 'multi_value_single_select', values: yesNo }],
    },
    {
      required: true,
      label: 'Which of these?',
      fields: [
        {
          name: 'question_3333[]',
          type: 'multi_value_multi_select',
          values: [
            { value: 5869311, label: 'Red' },
            { value: 5869317, label: 'Orange' },
          ],
        },
      ],
    },
  ],
  compliance: [
    { type: 'eeoc', description: '&lt;p&gt;Why this is asked.&lt;/p&gt;', questions: [] },
    {
      type: 'eeoc',
      description: null,
      questions: [
        {
          required: false,
          label: 'Veteran status',
          description: null,
          fields: [{ name: 'veteran_status', type: 'multi_value_single_select', values: yesNo }],
        },
      ],
    },
  ],
  data_compliance: [
    {
      type: 'gdpr',
      requires_consent: true,
      requires_processing_consent: true,
      requires_retention_consent: true,
      retention_period: 365,
    },
  ],
  demographic_questions: {
    header: 'Diversity and inclusion',
    description: '<p>Answers are kept apart from the application.</p>',
    questions: [
      {
        id: 1,
        label: 'Favorite color',
        required: false,
        type: 'multi_value_multi_select',
        answer_options: [
          { id: 100, label: 'Red', free_form: false },
          { id: 102, label: 'Blue', free_form: false },
          { id: 102, label: 'In my own words', free_form: true },
        ],
      },
    ],
  },
};
