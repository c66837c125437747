/** Where an application is posted, below the host that takes them. */
export const APPLICATION_PATH = '/_grow/api/submit-application';

/** Longest file, bytes: 10 MB. */
export const FILE_BYTES_MAX = 10 * 1_048_576;
/** Endings of the files that are taken; what a file is, the service reads from its content. */
export const FILE_ENDINGS = ['.pdf', '.doc', '.docx'] as const;

/** Longest line and longest text, characters. */
export const LINE_LENGTH_MAX = 255;
export const TEXT_LENGTH_MAX = 20_000;

/** Up to so many answers are all in view; more of them are a list that opens. */
export const RADIOS_MAX = 5;

/** Names of what an application carries beside the answers. */
export const BOARD_TOKEN_FIELD = 'board_token';
export const JOB_ID_FIELD = 'job_id';
export const SOURCE_FIELD = 'mapped_url_token';
export const GH_SRC_FIELD = 'gh_src';
/** Whoever comes without a word of where from, comes from here. */
export const DEFAULT_SOURCE = 'website';

/** Separates the answers to one question that may have several; no answer has one. */
export const ANSWER_SEPARATOR = '\n';

/** In the address of a job page: the application was taken, for a browser without script. */
export const APPLIED_PARAM = 'applied';

/** Where the application of a job stands on its page, and what is said of one that was sent. */
export const APPLY_ANCHOR = 'apply';
