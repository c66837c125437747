/** Where the application of a job stands on its page. */
export const APPLY_ANCHOR = 'apply';
