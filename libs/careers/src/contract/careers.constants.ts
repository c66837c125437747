/** Paths of the requests to the reader (the provider's own service in front of a job board), after its base URL. */
export const READER_PATHS = { offices: '/offices', sections: '/sections', job: '/job' } as const;

/** Query parameters of a job page for the job's id. Links from job boards use the second parameter. */
export const JOB_ID_PARAMS = ['id', 'gh_jid'] as const;

/** Types of fields, with the names that job boards use. */
export const FIELD_TYPES = [
  'input_text',
  'input_file',
  'input_hidden',
  'textarea',
  'multi_value_single_select',
  'multi_value_multi_select',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
