import { FILE_BYTES_MAX } from '@skein/careers/application';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Kind of submission: an application for a job. */
export const APPLICATION_KIND = 'job_application';
/** Name of the folder for application files, in the data folder. */
export const FILES_FOLDER = 'applications';

/** Limits per ten minutes, for a network address or a visitor. */
export const APPLICATION_LIMITS = {
  /** All posts, including refused posts. A post counts before its body is read. */
  posts: { name: 'applications', limit: 60, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-applications', limit: 20, windowMs: TEN_MINUTES_MS },
  /** Posts without proof of the human check. */
  uncheckedNetwork: { name: 'unproven-applications', limit: 20, windowMs: TEN_MINUTES_MS },
} as const;

const FILES_MAX = 8;
/** Size limit of all text fields of a post together, in bytes. */
export const TEXTS_BYTES_MAX = 512 * 1024;
/** Size limit of a whole post, in bytes. */
export const POST_BYTES_MAX = FILES_MAX * FILE_BYTES_MAX + TEXTS_BYTES_MAX + 64 * 1024;
/** Size limit of a post without files, in bytes. The form encoding needs up to three bytes for one byte of text. */
export const PLAIN_POST_BYTES_MAX = 3 * TEXTS_BYTES_MAX;
/** Limits for the parts of a post. */
export const PART_LIMITS = {
  fileSize: FILE_BYTES_MAX,
  files: FILES_MAX,
  fields: 300,
  parts: 300 + FILES_MAX,
  fieldSize: 128 * 1024,
  fieldNameSize: 200,
  headerPairs: 20,
} as const;

/** Longest label of a file, in characters. */
export const LABEL_LENGTH_MAX = 120;

/** Name of the hidden field with the path of the form's page. The path stays the same after a refusal. */
export const PAGE_FIELD = 'pageSource';
