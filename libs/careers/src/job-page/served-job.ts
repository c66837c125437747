import type { SafeJob } from '../contract/job.ts';

/** The server's result for the job id in the page's URL. */
export type ServedJob =
  | { readonly status: 'open'; readonly job: SafeJob }
  /** No job has this id, or the job is no longer open. */
  | { readonly status: 'gone' }
  /** The board did not answer. */
  | { readonly status: 'failed'; readonly id: string };
