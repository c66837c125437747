import type { SafeJob } from '../contract/job.ts';

/** The server's result for the job id in the URL. */
export type ServedJob =
  | { readonly status: 'open'; readonly job: SafeJob }
  /** There is no job of this id, or no longer. */
  | { readonly status: 'gone' }
  /** The board could not be asked. */
  | { readonly status: 'failed'; readonly id: string };
