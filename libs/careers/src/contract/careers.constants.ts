/** Paths of the reader's calls, below its base address. */
export const READER_PATHS = { offices: '/offices', sections: '/sections', job: '/job' } as const;

/** Query parameters of a job page that hold the job's id. Links of job boards use the second one. */
export const JOB_ID_PARAMS = ['id', 'gh_jid'] as const;

/** Ways to answer a field, in the terms of job boards. */
export const FIELD_TYPES = [
  'input_text',
  'input_file',
  'input_hidden',
  'textarea',
  'multi_value_single_select',
  'multi_value_multi_select',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
