/** Calls of the reader, below its base address. */
export const READER_PATHS = { offices: '/offices', sections: '/sections', job: '/job' } as const;

/** Query of a job page: the second is what links of job boards carry. */
export const JOB_ID_PARAMS = ['id', 'gh_jid'] as const;

/** How a field is to be answered, in the words that job boards use. */
export const FIELD_TYPES = [
  'input_text',
  'input_file',
  'input_hidden',
  'textarea',
  'multi_value_single_select',
  'multi_value_multi_select',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
