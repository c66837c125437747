import { FILE_BYTES_MAX } from '@skein/careers/application';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** What an application is called among the submissions. */
export const APPLICATION_KIND = 'job_application';
/** Folder of the files that came with applications, in the data folder. */
export const FILES_FOLDER = 'applications';

/** In ten minutes, for an address on the network or for a visitor. */
export const APPLICATION_LIMITS = {
  /** Whatever is posted, refused or not: counted before anything is read. */
  posts: { name: 'applications', limit: 60, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-applications', limit: 20, windowMs: TEN_MINUTES_MS },
  /** Without the proof of the human check. */
  uncheckedNetwork: { name: 'unproven-applications', limit: 20, windowMs: TEN_MINUTES_MS },
} as const;

const FILES_MAX = 8;
/** Bytes of all texts together. */
export const TEXTS_BYTES_MAX = 512 * 1024;
/** Bytes of a whole post. */
export const POST_BYTES_MAX = FILES_MAX * FILE_BYTES_MAX + TEXTS_BYTES_MAX + 64 * 1024;
/** What is read of a post, part by part. */
export const PART_LIMITS = {
  fileSize: FILE_BYTES_MAX,
  files: FILES_MAX,
  fields: 300,
  parts: 300 + FILES_MAX,
  fieldSize: 128 * 1024,
  fieldNameSize: 200,
  headerPairs: 20,
} as const;

/** Longest name of a file that is kept as its label, characters. */
export const LABEL_LENGTH_MAX = 120;

/** Of a form that was drawn anew: path of the page that it stood on first. */
export const PAGE_FIELD = 'pageSource';
