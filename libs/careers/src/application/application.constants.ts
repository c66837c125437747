/** Path for posting applications. */
export const APPLICATION_PATH = '/_grow/api/submit-application';

/** Largest file, in bytes: 10 MB. */
export const FILE_BYTES_MAX = 10 * 1_048_576;
/** Accepted endings of file names, for browsers. The service checks the content of a file. */
export const FILE_ENDINGS = ['.pdf', '.doc', '.docx'] as const;

/** Largest lengths of a line and a text, in characters. */
export const LINE_LENGTH_MAX = 255;
export const TEXT_LENGTH_MAX = 20_000;

/** Largest number of options to show as radio buttons. More options become a drop-down list. */
export const RADIOS_MAX = 5;

/** Names of the form's fields that contain no answers. */
export const BOARD_TOKEN_FIELD = 'board_token';
export const JOB_ID_FIELD = 'job_id';
export const SOURCE_FIELD = 'mapped_url_token';
export const GH_SRC_FIELD = 'gh_src';
/** Source of a visitor, if the query of the page's URL names no source. */
export const DEFAULT_SOURCE = 'website';

/** Separates several answers to one question. No answer contains this character. */
export const ANSWER_SEPARATOR = '\n';

/** Query parameter of a job page after the application is accepted, for a browser without script. */
export const APPLIED_PARAM = 'applied';

/** Id of the application form on a job page, and of the thank-you message that replaces the form. */
export const APPLY_ANCHOR = 'apply';
