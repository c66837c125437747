/** Path to which applications are posted. */
export const APPLICATION_PATH = '/_grow/api/submit-application';

/** Largest file, in bytes: 10 MB. */
export const FILE_BYTES_MAX = 10 * 1_048_576;
/** Accepted endings of file names. The service tells the type of a file from its content. */
export const FILE_ENDINGS = ['.pdf', '.doc', '.docx'] as const;

/** Longest line and longest text, in characters. */
export const LINE_LENGTH_MAX = 255;
export const TEXT_LENGTH_MAX = 20_000;

/** Most options that are shown as radio buttons. More options become a list that opens. */
export const RADIOS_MAX = 5;

/** Names of an application's fields besides the answers. */
export const BOARD_TOKEN_FIELD = 'board_token';
export const JOB_ID_FIELD = 'job_id';
export const SOURCE_FIELD = 'mapped_url_token';
export const GH_SRC_FIELD = 'gh_src';
/** Source of a visitor whose address names none. */
export const DEFAULT_SOURCE = 'website';

/** Separates several answers to one question. No answer contains it. */
export const ANSWER_SEPARATOR = '\n';

/** Query parameter of a job page that says that the application was accepted, for a browser without script. */
export const APPLIED_PARAM = 'applied';

/** Id of the application form, and of its thanks, on a job page. */
export const APPLY_ANCHOR = 'apply';
