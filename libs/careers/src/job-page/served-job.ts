import type { SafeJob } from '../contract/job.ts';

/** What a server has found out for the id in the address. */
export type ServedJob =
  | { readonly status: 'open'; readonly job: SafeJob }
  /** There is no job of this id, or no longer. */
  | { readonly status: 'gone' }
  /** The board could not be asked. */
  | { readonly status: 'failed'; readonly id: string };
